import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../records/validate';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { isState } from './summary/RecordStates';

type Declared = Pick<ResourceSchema, 'fields' | 'summary' | 'address' | 'representation'>;

/** The text that is the whole title of the record: the head shows and edits it. */
export function titleField({ fields, representation }: Declared, record: AnyRecord): string | undefined {
  const [field = '', ...others] = representation;
  const spec = fields[field];
  if (!spec || others.length > 0 || isEmptyValue(record[field])) return undefined;
  const { column, toName } = kindOf(spec);
  return column(spec) === 'text' && toName === undefined ? field : undefined;
}

/**
 * Whether the sections below the summary show the field: the head and the summary show theirs already. Parts of an
 * address stay together, and a state without a value is not in the head.
 */
export function isBelowSummary(schema: Declared, record: AnyRecord, field: string): boolean {
  if (field === titleField(schema, record)) return false;
  if (schema.summary?.fields?.includes(field) !== true) return true;
  if (schema.address?.includes(field)) return true;
  return isState(schema, field) && isEmptyValue(record[field]);
}
