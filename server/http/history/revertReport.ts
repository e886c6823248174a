import type { Grants } from '../../../src/resources/access/access';
import { schemaFor } from '../../../src/resources/access/openFields';
import { changedSides } from '../../../src/resources/records/changedValues';
import type { ChangeValues, RowReport } from '../../../src/resources/changes/changes';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Language } from '../../../src/resources/language/words';
import type { RowOutcome } from '../../database/changes/changeTypes';
import { oppositeOf } from '../../database/history/inverse';
import type { RecordedRow } from '../../database/history/historyTypes';
import { MESSAGES } from '../../words';
import { refusalWords } from '../changes/refusalWords';
import { answeredValues, idOf } from './entries';

type Refused = Extract<RowOutcome, { status: 'refused' }>;
type WriteOutcome = Exclude<RowOutcome, Refused>;

/** The values before and after: of what changed only the fields that did. */
function valuesOf({ status, before, after }: WriteOutcome): { before?: ChangeValues; after?: ChangeValues } {
  if (status === 'created') return after ? { after } : {};
  if (status === 'deleted') return before ? { before } : {};
  if (status !== 'changed' || !before || !after) return {};
  return changedSides(before, after);
}

/** The version that is stored where nothing is kept; undefined where there is no record. */
function storedVersion({ status, version }: WriteOutcome): number | undefined {
  if (status === 'created') return undefined;
  return status === 'changed' ? version - 1 : version;
}

/** What is reported of a row, before it is known whether anything is kept. */
export interface RevertDraft {
  readonly resource: string;
  readonly report: RowReport;
  /** Its version where it is kept. */
  readonly kept?: number;
}

/** What became of taking one recorded write back, by its place in its change set. */
export function revertDraft(
  registry: Registry,
  language: Language,
  row: RecordedRow,
  outcome: RowOutcome,
  isReadable: boolean,
  held: Grants,
): RevertDraft {
  const { resource, ordinal: index } = row;
  const schema = schemaFor(registry.get(resource), held);
  const id = { id: idOf(schema, row) };
  if (outcome.status === 'refused') {
    const { status, reason, issues } = outcome;
    // The right that it takes would name the resource.
    if (!isReadable)
      return { resource, report: { index, status, reason, message: MESSAGES[language].problems.forbidden.title } };
    const about = { resource, action: oppositeOf(row), collection: resource };
    const message = refusalWords(registry, language, outcome, about);
    const wrong = Object.keys(issues).length > 0 && { issues };
    return { resource, report: { index, status, ...id, reason, message, ...wrong } };
  }
  const { before, after } = valuesOf(outcome);
  const version = storedVersion(outcome);
  const report: RowReport = {
    index,
    status: outcome.status,
    ...id,
    ...(version !== undefined && { version }),
    ...(before && { before: answeredValues(schema, before) }),
    ...(after && { after: answeredValues(schema, after) }),
  };
  return { resource, report, kept: outcome.version };
}

/** A row's report, once it is known whether the change set is applied. */
export const revertReport = ({ report, kept }: RevertDraft, isApplied: boolean): RowReport =>
  isApplied && kept !== undefined ? { ...report, version: kept } : report;
