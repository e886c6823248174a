import { typeName } from './typeNames';
import { ok, refuse, type FieldOptions, type JsonSchema, type Parsed, type SpecProblem } from '../../language/kind';

/** A stored file: the value of file fields. */
export interface StoredFile {
  /** SHA-256 of its content, in lower-case hexadecimal; also its storage key. */
  readonly id: string;
  /** Its original name, without a path. */
  readonly name: string;
  /** Media type (RFC 6838). */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export interface FileOptions extends FieldOptions {
  /** Accepted media types, `image/*` for a whole family; all types by default. */
  readonly accept?: readonly string[] | undefined;
  /** Maximum bytes; 25 MB by default. */
  readonly maxBytes?: number | undefined;
}

export interface OneFileOptions extends FileOptions {
  /**
   * Name of a boolean in the request body that removes the stored file: `removeImageSecondaire`. An
   * instruction, not a field.
   */
  readonly removedBy?: string;
}

export const DEFAULT_MAX_BYTES = 25 * 1024 * 1024;

const SHA_256 = '^[0-9a-f]{64}$';
const MEDIA_TYPE = '^[a-z0-9][a-z0-9!#$&^_.+\\-]*/[a-z0-9][a-z0-9!#$&^_.+\\-]*$';
// No separators, control characters, or dots and spaces at the ends: safe in archives, headers and file systems.
const UNSAFE = '/\\\\:*?"<>|\\p{Cc}\\p{Cf}\\p{Surrogate}';
const SAFE_NAME = `^[^\\s.${UNSAFE}](?:[^${UNSAFE}]{0,253}[^\\s.${UNSAFE}])?$`;

const matches = (pattern: string, value: unknown): value is string =>
  typeof value === 'string' && new RegExp(pattern, 'u').test(value);

/** True if the name is safe for storage, downloads and archives. */
export const isSafeFileName = (name: unknown): name is string => matches(SAFE_NAME, name);

const accepts = (accept: readonly string[], type: string): boolean =>
  accept.some((one) => (one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : one === type));

/** Names of media types: `PDF, image`. */
const namesOf = (accept: readonly string[]): string =>
  accept
    .map((one) => {
      const name = typeName(one);
      return 'text' in name ? name.text : name.family;
    })
    .join(', ');

/** Checks a file against its declaration. Codes: `emptyFile`, `fileType` and `fileSize` (argument in MB). */
export function checkFile(file: Pick<StoredFile, 'type' | 'size'>, options: Omit<FileOptions, 'label'>): Parsed<null> {
  const { accept, maxBytes = DEFAULT_MAX_BYTES } = options;
  if (file.size === 0) return refuse('emptyFile');
  if (accept && !accepts(accept, file.type)) return refuse('fileType', { accept: namesOf(accept) });
  if (file.size > maxBytes) return refuse('fileSize', { max: Math.round((maxBytes / 1024 / 1024) * 10) / 10 });
  return ok(null);
}

/** Parses the stored form of a file. Codes: `file`, `emptyFile`, `fileType`, `fileSize`. */
export function readStoredFile(input: unknown, options: Omit<FileOptions, 'label'>): Parsed<StoredFile> {
  if (typeof input !== 'object' || input === null || Object.keys(input).length !== 4) return refuse('file');
  const { id, name, type, size } = input as Readonly<Record<string, unknown>>;
  if (!matches(SHA_256, id) || !isSafeFileName(name) || !matches(MEDIA_TYPE, type)) return refuse('file');
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return refuse('file');
  const checked = checkFile({ type, size }, options);
  return checked.ok ? ok({ id, name, type, size }) : checked;
}

export const storedFileSchema = ({ maxBytes = DEFAULT_MAX_BYTES }: Omit<FileOptions, 'label'>): JsonSchema => ({
  type: 'object',
  properties: {
    id: { type: 'string', pattern: SHA_256 },
    name: { type: 'string', maxLength: 255, pattern: SAFE_NAME },
    type: { type: 'string', pattern: MEDIA_TYPE },
    size: { type: 'integer', minimum: 1, maximum: maxBytes },
  },
  required: ['id', 'name', 'type', 'size'],
  additionalProperties: false,
});

/** S048 if no file could be accepted. */
export function checkFileOptions({ accept, maxBytes = DEFAULT_MAX_BYTES }: Omit<FileOptions, 'label'>): SpecProblem[] {
  const wrong = accept?.find((one) => !/^[a-z]+\/(?:\*|[a-z0-9.+-]+)$/.test(one));
  return [
    ...(accept?.length === 0 ? [{ code: 'S048' as const, message: 'it accepts no type of file' }] : []),
    ...(wrong === undefined ? [] : [{ code: 'S048' as const, message: `'${wrong}' is not a media type` }]),
    ...(maxBytes > 0 ? [] : [{ code: 'S048' as const, message: `maxBytes ${maxBytes} is not above 0` }]),
  ];
}

/** Why the text of a file (its name) cannot be parsed back. */
export const FILE_TEXT_IS_A_NAME = 'the text of a file is its name, which does not hold its content';
