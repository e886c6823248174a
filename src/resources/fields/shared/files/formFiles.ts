import { validateField } from '../../../records/validate';
import type { FieldSpec, Issue } from '../../../language/kind';
import { checkFile, type FileOptions, type StoredFile } from '../stored';

/** A chosen file that is not uploaded yet, in the data provider's format. */
export interface PendingFile extends Omit<StoredFile, 'id'> {
  readonly rawFile: File;
}

export type FormFile = StoredFile | PendingFile;

export const isPending = (file: FormFile): file is PendingFile => 'rawFile' in file;

const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && 'name' in value;

export const filesOf = (value: unknown): readonly FormFile[] => [value].flat().filter(isFormFile);

export const pendingFile = (rawFile: File): PendingFile => ({
  rawFile,
  name: rawFile.name,
  // Browsers report '' for unknown types; the API then decides.
  type: rawFile.type || 'application/octet-stream',
  size: rawFile.size,
});

/** A placeholder in the stored format, for validation; the API assigns the id and sanitises the name. */
const asStored = (file: FormFile): StoredFile =>
  isPending(file) ? { id: '0'.repeat(64), name: 'file', type: file.type, size: file.size } : file;

export function issueOfFiles(value: unknown, spec: FieldSpec): Issue | undefined {
  const files = filesOf(value).map(asStored);
  const parsed = validateField(Array.isArray(value) ? files : files[0], spec);
  return parsed.ok ? undefined : parsed.issues[0];
}

export function issueOfFile(file: FormFile, limits: Pick<FileOptions, 'accept' | 'maxBytes'>): Issue | undefined {
  const checked = isPending(file) ? checkFile(file, limits) : undefined;
  return checked && !checked.ok ? checked.issues[0] : undefined;
}

const isSameFile = (a: FormFile, b: FormFile): boolean => !isPending(a) && !isPending(b) && a.id === b.id;

export const goneFiles = (before: unknown, now: unknown): readonly FormFile[] => {
  const held = filesOf(now);
  return filesOf(before).filter((file) => !held.some((one) => isSameFile(one, file)));
};

/** Restores a removed file at its former position among the stored ones. */
export function withFileBack(before: unknown, now: unknown, back: FormFile): readonly FormFile[] {
  const [held, first] = [filesOf(now), filesOf(before)];
  const order = first.findIndex((one) => isSameFile(one, back));
  const after = held.findIndex((one) => isPending(one) || first.findIndex((stored) => isSameFile(stored, one)) > order);
  return after < 0 ? [...held, back] : [...held.slice(0, after), back, ...held.slice(after)];
}

/**
 * True if a file can swap places with its neighbour. The API puts new files after stored ones, so only files
 * of the same group can.
 */
export function canSwap(files: readonly FormFile[], index: number, other: number): boolean {
  const [a, b] = [files[index], files[other]];
  return a !== undefined && b !== undefined && isPending(a) === isPending(b);
}

export const swapped = (files: readonly FormFile[], index: number, other: number): readonly FormFile[] =>
  files.map((file, at) => (at === index ? files[other] : at === other ? files[index] : file) ?? file);
