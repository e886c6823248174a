import type { Availability } from '../../language/operations';
import type { ResourceSchema } from '../../language/resourceSchema';

const isThere = (availability: Availability, hasRecords: boolean): boolean =>
  availability === 'contract' || (availability === 'extension' && hasRecords);

/** Whether this API answers what a collection holds. */
export function isReadable({ operations, extracts, criteria }: ResourceSchema, hasRecords: boolean): boolean {
  if (operations.list === 'single') return isThere(operations.get, hasRecords);
  return isThere(operations.listing, hasRecords) || criteria !== undefined || Object.keys(extracts).length > 0;
}

/** Whether a collection has a place on the details page above it: it can be read, or at least be written. */
export const isShown = (schema: ResourceSchema, hasRecords: boolean): boolean =>
  isReadable(schema, hasRecords) ||
  isThere(schema.operations.create, hasRecords) ||
  isThere(schema.operations.update, hasRecords);
