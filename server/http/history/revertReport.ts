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
import { rowRefusalWords } from '../changes/rowRefusalWords';
import { answeredValues, idOf } from './entries';

type Refused = Extract<RowOutcome, { status: 'refused' }>;
type WriteOutcome = Exclude<RowOutcome, Refused>;

/** Returns the values before and after; of a changed record, only the fields that differ. */
function valuesOf({ status, before, after }: WriteOutcome): { before?: ChangeValues; after?: ChangeValues } {
  if (status === 'created') return after ? { after } : {};
  if (status === 'deleted') return before ? { before } : {};
  if (status !== 'changed' || !before || !after) return {};
  return changedSides(before, after);
}

/** Returns the record's version if the revert is not applied; undefined without a record. */
function storedVersion({ status, version }: WriteOutcome): number | undefined {
  if (status === 'created') return undefined;
  return status === 'changed' ? version - 1 : version;
}

/** The report of a row, before it is known whether the revert is applied. */
export interface RevertDraft {
  readonly resource: string;
  readonly report: RowReport;
  /** The version that the record gets if the revert is applied. */
  readonly kept?: number;
}

/** Reports the revert of one recorded write; `index` is its position in the change set. */
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
    // The message would name the required right, and so the resource.
    if (!isReadable)
      return { resource, report: { index, status, reason, message: MESSAGES[language].problems.forbidden.title } };
    const about = { resource, action: oppositeOf(row), collection: resource };
    const message = rowRefusalWords(registry, language, outcome, about);
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

export const revertReport = ({ report, kept }: RevertDraft, isApplied: boolean): RowReport =>
  isApplied && kept !== undefined ? { ...report, version: kept } : report;
