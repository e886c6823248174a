import { validateField } from '../../../records/validate';
import type { FieldSpec, Issue } from '../../../language/kind';
import { checkFile, type FileOptions, type StoredFile } from '../stored';

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

/** What is wrong with one file that was chosen. */
export function issueOfFile(file: FormFile, limits: Pick<FileOptions, 'accept' | 'maxBytes'>): Issue | undefined {
  const checked = isPending(file) ? checkFile(file, limits) : undefined;
  return checked && !checked.ok ? checked.issues[0] : undefined;
}

const isSameFile = (a: FormFile, b: FormFile): boolean => !isPending(a) && !isPending(b) && a.id === b.id;

/** The stored files with which the form began and that it does not hold any more. */
export const goneFiles = (before: unknown, now: unknown): readonly FormFile[] => {
  const held = filesOf(now);
  return filesOf(before).filter((file) => !held.some((one) => isSameFile(one, file)));
};

/** The files with one back that was taken away: among the stored ones, where it was. */
export function withFileBack(before: unknown, now: unknown, back: FormFile): readonly FormFile[] {
  const [held, first] = [filesOf(now), filesOf(before)];
  const order = first.findIndex((one) => isSameFile(one, back));
  const after = held.findIndex((one) => isPending(one) || first.findIndex((stored) => isSameFile(stored, one)) > order);
  return after < 0 ? [...held, back] : [...held.slice(0, after), back, ...held.slice(after)];
}

/**
 * Whether a file can change places with its neighbour. The API puts new files behind stored ones, so that each of the two
 * groups has an order of its own.
 */
export function canSwap(files: readonly FormFile[], index: number, other: number): boolean {
  const [a, b] = [files[index], files[other]];
  return a !== undefined && b !== undefined && isPending(a) === isPending(b);
}

/** The files with two of them in each other's place. */
export const swapped = (files: readonly FormFile[], index: number, other: number): readonly FormFile[] =>
  files.map((file, at) => (at === index ? files[other] : at === other ? files[index] : file) ?? file);
