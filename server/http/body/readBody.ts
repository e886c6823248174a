import type { FastifyRequest } from 'fastify';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { FileStore, StagedFile } from '../../files/fileStore';
import { problem } from '../problem';
import { bodyKindOf, type WriteMode } from './bodyKind';
import { formValues } from './formValues';
import { takeInstructions } from './keptFiles';
import { readForm, type FormLimits } from './readForm';
import { uploadFields } from './uploadFields';

export const JSON_ONLY = ['application/json'] as const;
const JSON_OR_FORM = ['application/json', 'multipart/form-data'] as const;

export const acceptedBodies = (schema: ResourceSchema, mode: WriteMode): readonly string[] =>
  // Files can only be uploaded by form, so a resource with file fields accepts forms beside the contract's JSON.
  bodyKindOf(schema, mode) === 'form' || uploadFields(schema).length > 0 ? JSON_OR_FORM : JSON_ONLY;

export interface Submission {
  readonly values: Readonly<Record<string, unknown>>;
  readonly uploaded: ReadonlyMap<string, readonly StoredFile[]>;
  readonly staged: readonly StagedFile[];
}

async function readFormBody(
  request: FastifyRequest,
  schema: ResourceSchema,
  files: FileStore,
  limits: FormLimits,
): Promise<Submission> {
  const form = await readForm(request, files, limits);
  const expected = new Set(uploadFields(schema).map(({ name }) => name));
  // A file in a field for other values becomes `{}`, which no kind accepts, so validation names the field.
  const misplaced = [...form.files.keys()].filter((name) => !expected.has(name)).map((name) => [name, {}] as const);
  const values = { ...formValues(schema, form.texts), ...Object.fromEntries(misplaced) };
  return { values: takeInstructions(schema, values), uploaded: form.files, staged: form.staged };
}

/** Reads the body of a write operation: a JSON object, or a form if the resource accepts one. */
export async function readBody(
  request: FastifyRequest,
  schema: ResourceSchema,
  mode: WriteMode,
  files: FileStore,
  limits: FormLimits,
): Promise<Submission> {
  if (request.isMultipart()) {
    const accepted = acceptedBodies(schema, mode);
    if (!accepted.includes('multipart/form-data')) {
      throw problem('unsupportedMediaType', { args: { accepted: accepted.join(', ') } });
    }
    return readFormBody(request, schema, files, limits);
  }
  const { body } = request;
  if (body === undefined) throw problem('bodyExpected');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('bodyNotObject');
  return { values: takeInstructions(schema, { ...body }), uploaded: new Map(), staged: [] };
}
