import type { FastifyRequest } from 'fastify';
import { rightsOverKind, ruleOf } from '../../../src/resources/access/access';
import { holds } from '../../../src/resources/records/holds';
import type { Registry } from '../../../src/resources/registry/registry';
import { kindOf } from '../../../src/resources/fields/kinds';
import { InformationsAdditionnelles } from '../../../src/resources/schemas/notices';
import { targetValues } from '../../../src/resources/language/target';
import { validateBody } from '../../http/body/plainNumbers';
import type { ApiCall } from '../../http/calls/apiCall';
import { bodyOf, refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';
import { limitOfCaller } from '../../http/limits';
import { tenantOf } from '../../http/tenantOf';
import { languageOf, textAt } from '../../words';
import { noticeReaders, type Addressed } from './noticeReadersPreview';

const { cibleId, cibleType, groupesAllowed, fonctionsAllowed } = InformationsAdditionnelles.fields;
const FIELDS = { cibleId, cibleType, groupesAllowed, fonctionsAllowed };

/** @throws {ProblemError} `invalid` with the issues by field */
function readPreview(request: FastifyRequest): Addressed {
  const { values, issues } = validateBody({ fields: FIELDS, periods: [] }, bodyOf(request), 'create');
  if (Object.keys(issues).length > 0) throw problem('invalid', { errors: issues });
  return values as unknown as Addressed;
}

const missing = (field: string, id: number) =>
  problem('invalid', { errors: { [field]: [{ code: 'referenceMissing', args: { id } }] } });

/** @throws {ProblemError} `invalid` if the target, a function or a group does not exist */
async function requirePointed(request: FastifyRequest, registry: Registry, preview: Addressed): Promise<void> {
  const { store } = tenantOf(request);
  const target = InformationsAdditionnelles.target?.of[preview.cibleType];
  const pointed = [
    { said: 'cibleId', field: target?.field ?? '', ids: [preview.cibleId] },
    { said: 'fonctionsAllowed', field: 'fonctionsAllowed', ids: preview.fonctionsAllowed },
    { said: 'groupesAllowed', field: 'groupesAllowed', ids: preview.groupesAllowed },
  ];
  for (const { said, field, ids } of pointed) {
    const spec = InformationsAdditionnelles.fields[field as keyof typeof InformationsAdditionnelles.fields];
    const resource = kindOf(spec).reference?.(spec).resource ?? '';
    const there = await store.getManyAnywhere(registry.get(resource), ids);
    const absent = ids.find((id) => !there.some((record: StoredRecord) => record.id === id));
    if (absent !== undefined) throw missing(said, absent);
  }
}

/** @throws {ProblemError} `forbidden` if the caller may not create such a notice */
function requireRight(request: FastifyRequest, registry: Registry, { cibleType, cibleId }: Addressed): void {
  const schema = registry.get(InformationsAdditionnelles.name);
  const limit = limitOfCaller(request, registry, schema, 'create');
  const notice = { id: 0, cibleType, ...targetValues(schema, { cibleType, cibleId }) };
  if (limit && !holds(limit, notice, schema))
    throw problem('forbidden', { args: { needed: rightsOverKind(schema, cibleType, 'create').join(', ') } });
}

/** Groups names by heading; `otherwise` is the heading of those without one. */
function byHeading(readers: Awaited<ReturnType<typeof noticeReaders>>, otherwise: string) {
  const lists = new Map<string, string[]>();
  for (const { heading, name } of readers) {
    const key = heading ?? otherwise;
    lists.set(key, [...(lists.get(key) ?? []), name]);
  }
  return Object.fromEntries(lists);
}

/** Lists the readers of a notice before it is sent (section 7.7 of the specification). */
export const previewRightsCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'post',
      path: '/api/InformationsAdditionnelles/previewRights',
      operationId: 'informationsAdditionnelles.previewRights',
      tag: InformationsAdditionnelles.label.many,
      access: ruleOf(InformationsAdditionnelles, 'create'),
      narrows: true,
      summary: [
        'Qui lirait cette information, par fonction et par groupe',
        'Who would read this information, by function and group',
        'Wer diese Information lesen würde, nach Funktion und Gruppe',
        'Quem leria esta informação, por função e por grupo',
      ],
      body: shape.object(
        Object.fromEntries(
          Object.entries(FIELDS).map(([name, spec]) => {
            const schema = kindOf(spec).jsonSchema(spec);
            return [name, schema['type'] === 'array' ? { ...schema, minItems: 1 } : schema];
          }),
        ),
      ),
      refusals: [400, 403],
      response: { type: 'object', additionalProperties: shape.arrayOf(shape.text) },
    },
    async handle(request, _reply, { registry }) {
      refuseQuery(request);
      const preview = readPreview(request);
      requireRight(request, registry, preview);
      await requirePointed(request, registry, preview);
      const { database, schema } = tenantOf(request);
      const language = languageOf(request.headers['accept-language']);
      return byHeading(
        await noticeReaders(database.pool, schema, preview),
        textAt('notices.preview.administrators', language) ?? '',
      );
    },
  },
];
