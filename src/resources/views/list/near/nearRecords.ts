import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import type { FoundAnswer } from '../../../records/globalSearch';
import { representationOf } from '../../../records/representation';

/** Most records that are offered. */
const MOST = 5;

export interface NearRecord {
  readonly record: AnyRecord;
  readonly name: string;
}

/** The records of a list in the answer to a search that forgives typing errors, best first. */
export const nearRecords = (
  { items = [] }: Partial<FoundAnswer>,
  schema: ResourceSchema,
  address: string,
): readonly NearRecord[] =>
  items
    .filter((item) => item.address.toLowerCase() === address.toLowerCase())
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ record }) => ({ record, name: representationOf(schema, record) }));
