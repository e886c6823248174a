import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import { typeName } from '../../../src/resources/fields/shared/typeNames';
import type { Issue } from '../../../src/resources/language/kind';
import type { FileStore, StagedFile } from '../../files/fileStore';
import { isPng, MOST_UNPACKED_BYTES, unpackPng } from '../../files/images/png';
import { problem } from '../problem';
import { arrivedType } from './contentType';
import { mediaTypeOf, safeFileName } from './fileNames';
import { requireText } from './requireText';

/** Limits of forms, in bytes. */
export interface FormLimits {
  readonly MAX_BODY_BYTES: number;
  readonly MAX_FILE_BYTES: number;
  readonly MAX_UPLOAD_BYTES: number;
}

const MAX_FILES = 20;
const MAX_PARTS = 500;

export interface Form {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, readonly StoredFile[]>;
  /** Uploaded files in the store's staging area; the caller commits or discards them. */
  readonly staged: readonly StagedFile[];
}

function add<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  map.set(name, [...(map.get(name) ?? []), value]);
}

function formProblem(error: unknown): unknown {
  const foreseen = error instanceof Error && 'code' in error;
  // The multipart parser throws errors without a code for forms that end early or have no boundary.
  return foreseen ? error : problem('malformedForm', { cause: error });
}

/** Names the type that the content contradicts: the file's extension, or else its declared media type. */
function promisedType({ name, declared }: { readonly name: string; readonly declared: string }): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  const type = typeName(declared);
  return ending?.toUpperCase() ?? ('text' in type ? type.text : type.family);
}

async function issueOf(
  staged: StagedFile,
  { name, declared, type }: { readonly name: string; readonly declared: string; readonly type: string | undefined },
): Promise<Issue | undefined> {
  if (staged.size === 0) return { code: 'emptyFile' };
  if (!type) return { code: 'fileContent', args: { name, type: promisedType({ name, declared }) } };
  // Such a picture would exhaust the memory of every browser that opens it.
  const isTooLarge = isPng(staged.head) && (await unpackPng(staged.head, () => staged.read())) === 'tooLarge';
  return isTooLarge ? { code: 'imageTooLarge', args: { name, max: MOST_UNPACKED_BYTES / 1_000_000 } } : undefined;
}

async function stage(
  part: MultipartFile,
  store: FileStore,
  maxBytes: number,
): Promise<{ staged: StagedFile; value: StoredFile; issue: Issue | undefined }> {
  const { file, filename, mimetype } = part;
  // Otherwise the multipart parser would read an oversized file to its end before it reports it.
  file.once('limit', () => file.destroy(problem('tooLarge', { args: { maxBytes } })));
  const staged = await store.stage(file);
  const { id, size } = staged;
  const name = safeFileName(filename);
  const declared = mediaTypeOf(mimetype);
  const type = arrivedType({ declared, name }, staged);
  return {
    staged,
    value: { id, size, name, type: type ?? declared },
    issue: await issueOf(staged, { name, declared, type }),
  };
}

/**
 * Reads a multipart form; files are streamed to the store's staging area, never held in memory.
 *
 * @throws {ProblemError} `tooLarge`, before reading if `content-length` is too large; `malformedForm`; `invalid` at the
 *   fields of files that are empty or whose content contradicts their type.
 */
export async function readForm(request: FastifyRequest, store: FileStore, limits: FormLimits): Promise<Form> {
  const { MAX_UPLOAD_BYTES: maxBytes, MAX_FILE_BYTES, MAX_BODY_BYTES } = limits;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw problem('tooLarge', { args: { maxBytes } });
  const texts = new Map<string, string[]>();
  const files = new Map<string, StoredFile[]>();
  const issues = new Map<string, Issue[]>();
  const staged: StagedFile[] = [];
  const parts = request.parts({
    limits: {
      fileSize: MAX_FILE_BYTES,
      fieldSize: MAX_BODY_BYTES,
      files: MAX_FILES,
      parts: MAX_PARTS,
      fields: MAX_PARTS,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'field') add(texts, part.fieldname, String(part.value));
      else {
        const file = await stage(part, store, MAX_FILE_BYTES);
        // Browsers send an unnamed, empty file for an empty file input.
        if (part.filename === '' && file.staged.size === 0) {
          await file.staged.discard();
          continue;
        }
        staged.push(file.staged);
        add(files, part.fieldname, file.value);
        if (file.issue) add(issues, part.fieldname, file.issue);
        if (staged.reduce((sum, { size }) => sum + size, 0) > maxBytes)
          throw problem('tooLarge', { args: { maxBytes } });
      }
    }
    requireText([...texts]);
    if (issues.size > 0) throw problem('invalid', { errors: Object.fromEntries(issues) });
    return { texts, files, staged };
  } catch (error) {
    await Promise.all(staged.map((file) => file.discard()));
    throw formProblem(error);
  }
}
