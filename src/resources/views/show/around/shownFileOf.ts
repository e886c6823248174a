import { filesOf, isPending, type FormFile } from '../../../fields/shared/files/formFiles';
import { previewOf } from '../../../fields/shared/files/preview/previewOf';
import { kindOf } from '../../../fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';

/** Bytes; a larger file is not read before a reader opens it. */
const MOST_BYTES = 5 * 1024 * 1024;

/** The only file of a record, if its first page can be shown in the page. */
export function shownFileOf({ fields }: Pick<ResourceSchema, 'fields'>, record: AnyRecord): FormFile | undefined {
  const held = Object.entries(fields)
    .filter(([, spec]) => kindOf(spec).upload !== undefined)
    .flatMap(([name]) => filesOf(record[name]));
  const [file, ...others] = held;
  if (!file || others.length > 0 || isPending(file)) return undefined;
  return previewOf(file.type) !== undefined && file.size <= MOST_BYTES ? file : undefined;
}
