import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { textOf } from '../../records/representation';

/** A public map that finds an address as it is written. It learns of one by a click alone. */
const MAP = 'https://www.openstreetmap.org/search?query=';

/**
 * Where the address of a record is on a map; undefined where it has none, or its reader sees none.
 *
 * @example mapAddressOf(schema, { id: 3, adresse: '3 rue Haute', ville: 'Lille' }) // '…?query=3%20rue%20Haute%2C%20Lille'
 */
export function mapAddressOf(
  schema: Pick<ResourceSchema, 'address' | 'fields'>,
  record: AnyRecord,
): string | undefined {
  const lines = (schema.address ?? []).map((field) => textOf(schema, field, record)).filter(Boolean);
  return lines.length > 0 ? MAP + encodeURIComponent(lines.join(', ')) : undefined;
}
