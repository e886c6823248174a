import type { FastifyRequest } from 'fastify';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Change } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';
import type { StagedFile } from '../../files/fileStore';
import { hasBody, type WriteMode } from '../body/bodyKind';
import { formValues } from '../body/formValues';
import { takeInstructions, uploadValues } from '../body/keptFiles';
import { problem } from '../problem';
import { withPlainNumbers } from '../body/plainNumbers';
import { readBody, type Submission } from '../body/readBody';
import { readWriteParameters } from '../query/writeParameters';
import { tenantOf } from '../tenantOf';
import { withoutParents } from './bodyParents';
import { reservedValues } from './reservedValues';
import { queryOf, type RequestedCollection, type ResourceContext } from './resourceContext';
import { keyInAddress } from './findRecord';
import { authorValues, ownValues } from './ownRecords';
import { applyOne, changeSetOf, previewOne, type WriteResult } from './applyChange';

/** The key of a record that is created at the address of the record that it refers to. */
async function keyValues(request: FastifyRequest, { schema, registry }: ResourceContext) {
  const spec = schema.key === undefined ? undefined : schema.fields[schema.key];
  if (!schema.createdAtKey || schema.key === undefined || !spec) return {};
  const id = keyInAddress(request);
  const target = kindOf(spec).reference?.(spec);
  const found = target && (await tenantOf(request).store.getManyAnywhere(registry.get(target.resource), [id]));
  if (found?.length === 0) throw problem('unknownRecord');
  return { [schema.key]: id };
}

async function readSubmission(request: FastifyRequest, context: ResourceContext, mode: WriteMode): Promise<Submission> {
  const { schema, settings } = context;
  const given = readWriteParameters(schema, mode, queryOf(request));
  if (hasBody(schema, mode)) return readBody(request, schema, mode, tenantOf(request).files, settings);
  const texts = new Map(Object.entries(given).map(([name, text]) => [name, [String(text)]]));
  const key = mode === 'create' ? await keyValues(request, context) : {};
  return { values: { ...formValues(schema, texts), ...key }, uploaded: new Map(), staged: [] };
}

/** A retry of the same write must not keep the file twice. */
function keptOnce(file: StagedFile): StagedFile {
  let kept: Promise<void> | undefined;
  return { ...file, keep: () => (kept ??= file.keep()) };
}

/** Reads the values of a write, passes them on, and finally discards uploaded files that were not kept. */
export async function withSubmission<Answer>(
  request: FastifyRequest,
  context: ResourceContext,
  mode: WriteMode,
  use: (submission: Submission) => Promise<Answer>,
): Promise<Answer> {
  const submission = await readSubmission(request, context, mode);
  const staged = submission.staged.map(keptOnce);
  try {
    return await use({ ...submission, staged });
  } finally {
    for (const file of staged) await file.discard();
  }
}

/** Applies a change; keeps its files once a preview has accepted it. */
export async function submit(
  request: FastifyRequest,
  { schema }: ResourceContext,
  { tenant, parents }: RequestedCollection,
  change: Pick<Change, 'action' | 'id' | 'expectedVersion'>,
  { values: given, uploaded, staged }: Submission,
  stored: StoredRecord['values'],
): Promise<WriteResult> {
  const values = withPlainNumbers(schema, takeInstructions(schema, withoutParents(schema, given, parents)));
  const reserved = reservedValues(schema, request, [...Object.keys(values), ...uploaded.keys()]);
  if (Object.keys(reserved).length > 0) throw problem('reservedField', { errors: reserved });
  const kept = uploadValues(schema, values, uploaded, stored);
  const input = changeSetOf(request, {
    ...change,
    resource: schema.name,
    ...(parents && { parents }),
    values: { ...values, ...kept, ...ownValues(schema, request) },
    ...(change.action === 'create' && { programValues: authorValues(schema, request) }),
  });
  // A kept file without a record would stay for ever, and a record must not refer to a file that is not kept yet.
  if (staged.length > 0) await previewOne(tenant.store, input);
  for (const file of staged) await file.keep();
  return applyOne(tenant.store, input);
}
