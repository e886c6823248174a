import { isEmptyValue } from '../../records/validate';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { isState } from './summary/RecordStates';

type Declared = Pick<ResourceSchema, 'fields' | 'summary' | 'address'>;

/**
 * Whether the sections below the summary show the field: the head and the summary show theirs already. Parts of an
 * address stay together, and a state without a value is not in the head.
 */
export function isBelowSummary(schema: Declared, record: AnyRecord, field: string): boolean {
  if (schema.summary?.fields?.includes(field) !== true) return true;
  if (schema.address?.includes(field)) return true;
  return isState(schema, field) && isEmptyValue(record[field]);
}
