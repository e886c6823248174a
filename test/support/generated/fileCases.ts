import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { caseIf, type Case } from './cases';
import { takesUploads, uploadNames } from './requests';
import type { Subject } from './subject';
import { behind } from './viewValues';
import { acceptsPages, page, uploadFor, type Upload } from './uploads';

const isSeveral = (spec: FieldSpec): boolean => kindOf(spec).upload === 'several';

const filesIn = (record: AnyRecord, field: string): readonly unknown[] => [record[field] ?? []].flat();

const sentIn = (spec: FieldSpec, files: readonly Upload[]) => (isSeveral(spec) ? files : files[0]);

/** A record of a view with these files, stored in its source. */
async function shownWith(subject: Subject, field: string, spec: FieldSpec, files: readonly Upload[]) {
  const { world, schema } = subject;
  for (const { content } of files) {
    const staged = await world.server.tenant.files.stage(Readable.from([content]));
    await staged.keep();
  }
  const { source, parents, shown } = behind(world.registry, schema, subject.parents);
  const stored = files.map((file) => file.stored);
  const given = { ...shown, [field]: isSeveral(spec) ? stored : stored[0] };
  const { id } = await world.write(source, { index: world.indexes(), bare: true, parents, given });
  return subject.listed(id);
}

async function holding(subject: Subject, field: string, spec: FieldSpec, files: readonly Upload[]): Promise<AnyRecord> {
  const { world, schema } = subject;
  if (schema.view) return shownWith(subject, field, spec, files);
  const sent = { [field]: sentIn(spec, files) };
  const isAtOnce = takesUploads(schema, 'create');
  const request = { index: world.indexes(), bare: true };
  const { answer } = await subject.make({ ...request, ...(isAtOnce && { given: sent }) });
  return isAtOnce ? answer : subject.update(answer, sent);
}

/** Expects a download of the same bytes, as an attachment that the browser never renders. */
async function expectDownload({ call }: Pick<Subject, 'call'>, url: string, { content, type }: Upload): Promise<void> {
  const response = await call('GET', url);
  expect(response.statusCode, `${url}: ${response.body}`).toBe(200);
  expect(response.rawPayload.equals(content)).toBe(true);
  const { headers } = response;
  expect(headers['content-type']).toContain(type);
  expect(headers['content-disposition']).toMatch(/^attachment;/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
}

async function isDownloaded(subject: Subject, field: string, spec: FieldSpec): Promise<void> {
  const { world, schema, addresses } = subject;
  const index = world.indexes(2);
  const files = [uploadFor(spec, index), ...(isSeveral(spec) ? [uploadFor(spec, index + 1)] : [])];
  const record = await holding(subject, field, spec, files);
  expect(filesIn(record, field)).toEqual(files.map(({ stored }) => stored));
  if (schema.operations.download === 'none') return;
  const calls = { call: subject.call.bind(subject) };
  for (const file of files) await expectDownload(calls, `${addresses.read(record)}/download/${file.stored.id}`, file);
  const first = uploadNames(schema).find((name) => filesIn(record, name).length > 0);
  if (first === field && files[0]) await expectDownload(calls, `${addresses.read(record)}/download`, files[0]);
  expect(await subject.status('GET', `${addresses.read(record)}/download/${'0'.repeat(64)}`)).toBe(404);
}

/** Expects HTML to be downloaded, never rendered, and to be refused by fields for documents. */
async function isNoPage(subject: Subject, field: string, spec: FieldSpec): Promise<void> {
  const { addresses } = subject;
  if (acceptsPages(spec)) {
    const record = await holding(subject, field, spec, [page]);
    const response = await subject.call('GET', `${addresses.read(record)}/download/${page.stored.id}`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['content-type']).toBe('application/octet-stream');
    expect(response.headers['content-disposition']).toMatch(/^attachment;/);
    return;
  }
  const { answer } = await subject.make({ index: subject.world.indexes(), bare: true });
  const before = await subject.read(answer);
  const request = subject.write('update', addresses.write(answer), { [field]: sentIn(spec, [page]) });
  const { errors } = await subject.json<{ errors: Record<string, unknown> }>('PUT', request.url, request, 400);
  expect(Object.keys(errors)).toEqual([isSeveral(spec) ? `${field}.0` : field]);
  expect((await subject.read(answer))[field]).toEqual(before[field]);
}

async function isRemoved(subject: Subject, field: string, spec: FieldSpec, instruction: string): Promise<void> {
  const record = await holding(subject, field, spec, [uploadFor(spec, subject.world.indexes())]);
  expect((await subject.update(record, { [instruction]: true }))[field]).toBe(null);
  expect((await subject.read(record))[field]).toBe(null);
}

async function isRemovedAlone(subject: Subject, field: string, spec: FieldSpec, segment: string): Promise<void> {
  const index = subject.world.indexes(2);
  const [kept, gone] = [uploadFor(spec, index), uploadFor(spec, index + 1)];
  const record = await holding(subject, field, spec, [kept, gone]);
  const address = `${subject.addresses.write(record)}/${segment}`;
  const answer = await subject.json<AnyRecord>('DELETE', `${address}/${gone.stored.id}`);
  expect(filesIn(answer, field)).toEqual([kept.stored]);
  expect(filesIn(await subject.read(record), field)).toEqual([kept.stored]);
  expect(await subject.status('DELETE', `${address}/${gone.stored.id}`)).toBe(404);
}

export const fileCases = (schema: ResourceSchema): readonly Case[] =>
  uploadNames(schema).flatMap((field) => {
    const spec = schema.fields[field];
    if (!spec) return [];
    const instruction = kindOf(spec).removedBy?.(spec);
    const segment = isSeveral(spec) ? schema.fileRemoval : undefined;
    return [
      { name: `gives back the files of ${field} byte for byte`, run: (subject) => isDownloaded(subject, field, spec) },
      ...caseIf(
        acceptsPages(spec) ? schema.operations.download !== 'none' : !schema.view,
        `never shows a page in ${field}`,
        (subject) => isNoPage(subject, field, spec),
      ),
      ...caseIf(instruction !== undefined, `loses its ${field} by ${instruction}`, (subject) =>
        isRemoved(subject, field, spec, instruction ?? ''),
      ),
      ...caseIf(segment !== undefined, `loses one file of ${field}`, (subject) =>
        isRemovedAlone(subject, field, spec, segment ?? ''),
      ),
    ];
  });
