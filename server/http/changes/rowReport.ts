import { closedFields } from '../../../src/resources/access/openFields';
import type { Grants } from '../../../src/resources/access/access';
import { handlesIn } from '../../../src/resources/changes/changeHandles';
import type { RowReport } from '../../../src/resources/changes/changes';
import { isSame } from '../../../src/resources/common/isSame';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Language } from '../../../src/resources/language/words';
import type { WriteOutcome, RowOutcome } from '../../database/changes/changeTypes';
import { addressedId } from '../resources/answer';
import type { AskedRow } from './asked';
import { rowRefusalWords } from './rowRefusalWords';
import type { Values } from '../../../src/resources/language/values';

/** The outcome of a row, before it is known whether the change set is applied. */
export interface RowDraft {
  readonly report: RowReport;
  /** What differs if the change set is applied: id and version, and ids instead of handles. */
  readonly kept?: Pick<RowReport, 'id' | 'version' | 'after'>;
}

const only = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

const without = (values: Values | undefined, closed: readonly string[]): Values | undefined =>
  values && Object.fromEntries(Object.entries(values).filter(([field]) => !closed.includes(field)));

const readOutcome = (outcome: WriteOutcome, closed: readonly string[]): WriteOutcome => {
  if (closed.length === 0) return outcome;
  const { before: _before, after: _after, ...rest } = outcome;
  const [before, after] = [without(outcome.before, closed), without(outcome.after, closed)];
  return { ...rest, ...(before && { before }), ...(after && { after }) };
};

/** Returns the values before and after; of a changed record, only the fields that differ. */
function difference({ status, before, after }: WriteOutcome): Pick<RowReport, 'before' | 'after'> {
  if (status === 'unchanged') return {};
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) };
  const fields = Object.keys(after).filter((field) => !isSame(before[field] ?? null, after[field] ?? null));
  return { before: only(before, fields), after: only(after, fields) };
}

/** Returns the record's version if the change set is not applied; undefined for a new record. */
const storedVersion = ({ status, version }: WriteOutcome): number | undefined => {
  if (status === 'created') return undefined;
  return status === 'changed' ? version - 1 : version;
};

/**
 * Puts the handles back into the values of a row that is not applied: the ids that replaced them refer to no stored
 * record then.
 */
function withHandles(schema: ResourceSchema, { asked }: AskedRow, after: Values | undefined): Values | undefined {
  const given = 'values' in asked ? asked.values : undefined;
  if (!given || !after || handlesIn(schema.fields, given).length === 0) return undefined;
  const named = Object.keys(given).filter(
    (field) => Object.hasOwn(after, field) && handlesIn(schema.fields, { [field]: given[field] }).length > 0,
  );
  return { ...after, ...only(given, named) };
}

/** Reports an outcome in the caller's language and without the fields that their grants hide. */
export function draftOf(
  registry: Registry,
  language: Language,
  index: number,
  outcome: RowOutcome,
  row: AskedRow,
  held: Grants,
): RowDraft {
  const { status } = outcome;
  if (status === 'refused') {
    const { reason, issues } = outcome;
    const message = rowRefusalWords(registry, language, outcome, row);
    const id = 'id' in row.asked ? { id: row.asked.id } : {};
    const wrong = Object.keys(issues).length > 0 && { issues };
    return { report: { index, status, ...id, reason, message, ...wrong } };
  }
  const values = outcome.after ?? outcome.before ?? {};
  const schema = row.resource === undefined ? undefined : registry.get(row.resource);
  const id = schema ? addressedId(schema, { id: outcome.id, values }, outcome.parents ?? row.parents) : outcome.id;
  const version = storedVersion(outcome);
  const differing = difference(readOutcome(outcome, schema ? closedFields(schema, held) : []));
  const named = schema && withHandles(schema, row, differing.after);
  return {
    report: {
      index,
      status,
      // A created record has no id unless the change set is applied.
      ...(version !== undefined && { id, version }),
      ...differing,
      ...(named && { after: named }),
    },
    kept: { id, version: outcome.version, ...(named && differing.after && { after: differing.after }) },
  };
}

export const reportOf = ({ report, kept }: RowDraft, isApplied: boolean): RowReport =>
  isApplied && kept ? { ...report, ...kept } : report;
