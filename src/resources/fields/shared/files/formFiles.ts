import { validateField } from '../../../validate';
import type { FieldSpec, Issue } from '../../kind';
import type { StoredFile } from '../stored';

/** A file that was chosen and is not sent yet, as the data provider takes it. */
export interface PendingFile extends Omit<StoredFile, 'id'> {
  readonly rawFile: File;
}

/** What a form holds of a file: already stored, or about to be sent. */
export type FormFile = StoredFile | PendingFile;

export const isPending = (file: FormFile): file is PendingFile => 'rawFile' in file;

const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && 'name' in value;

/** The files in a form's value, whether it holds one or several. */
export const filesOf = (value: unknown): readonly FormFile[] => [value].flat().filter(isFormFile);

export const pendingFile = (rawFile: File): PendingFile => ({
  rawFile,
  name: rawFile.name,
  // A browser that does not know the type says ''; what it is then, the API decides.
  type: rawFile.type || 'application/octet-stream',
  size: rawFile.size,
});

/** A pending file in the form that it will be stored in: its id is not known yet, and the API makes its name safe. */
const asStored = (file: FormFile): StoredFile =>
  isPending(file) ? { id: '0'.repeat(64), name: 'file', type: file.type, size: file.size } : file;

/** What the API would say of the files in a form's value, before they are sent. */
export function issueOfFiles(value: unknown, spec: FieldSpec): Issue | undefined {
  const files = filesOf(value).map(asStored);
  const parsed = validateField(Array.isArray(value) ? files : files[0], spec);
  return parsed.ok ? undefined : parsed.issues[0];
}
