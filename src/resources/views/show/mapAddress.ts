import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { textOf } from '../../records/representation';

/** A public map search; it receives the address only when the link is clicked. */
const MAP = 'https://www.openstreetmap.org/search?query=';

/**
 * Map link for a record's address; undefined if it is empty or hidden from the reader.
 *
 * @example mapAddressOf(schema, { id: 3, adresse: '3 rue Haute', ville: 'Lille' }) //
 * '…?query=3%20rue%20Haute%2C%20Lille'
 */
export function mapAddressOf(
  schema: Pick<ResourceSchema, 'address' | 'fields'>,
  record: AnyRecord,
): string | undefined {
  const lines = (schema.address ?? []).map((field) => textOf(schema, field, record)).filter(Boolean);
  return lines.length > 0 ? MAP + encodeURIComponent(lines.join(', ')) : undefined;
}
