import { kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';

/**
 * Address of a file's content, in the contract's two forms: `Entreprises/12/contrats/3/download` if the
 * declaration has one file, `InformationsAdditionnelles/7/download/<id of the file>` if it may have several.
 *
 * @param collection address of the record's collection
 */
export function fileAddress(
  schema: Pick<ResourceSchema, 'fields'>,
  collection: string,
  recordId: number,
  fileId: string,
): string {
  const uploads = Object.values(schema.fields).flatMap((spec) => kindOf(spec).upload ?? []);
  const record = `${collection}/${recordId}/download`;
  return uploads.length === 1 && uploads[0] === 'one' ? record : `${record}/${encodeURIComponent(fileId)}`;
}
