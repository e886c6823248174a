import { beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '../../server/seed/rightRows';
import { portalRights } from '../../server/portal/seed/portalRights';
import { schemas } from '../../src/portal/declared';
import { openFieldsOf } from '../../src/resources/access/openFields';
import { createRegistry, fillTemplate } from '../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { createSampleRecords, type SampleRecord } from '../support/sampleRecords';
import { FOREIGN_ID } from '../support/walkedOperations';

const registry = createRegistry(schemas);
const open = registry.visible.filter(({ readableBy, ownedBy }) => readableBy === 'session' && ownedBy === undefined);

const closedOf = (schema: ResourceSchema) =>
  Object.keys(schema.fields).filter((field) => !openFieldsOf(schema).includes(field));

type Page = { readonly items: readonly AnyRecord[] };

describe('a list that every session may read', () => {
  let server: ApiServer;
  let records: ReadonlyMap<string, SampleRecord>;
  let session: string;
  let everything: string;

  const urlOf = ({ name }: ResourceSchema) => `/api/${fillTemplate(name, records.get(name)?.parents ?? {})}`;
  const read = async (url: string, as: string, accept = 'application/json') => {
    const answer = await server.call('GET', url, { as, headers: { accept } });
    expect(answer.statusCode, `${url} ${answer.body}`).toBe(200);
    return answer;
  };

  async function itemsOf(schema: ResourceSchema, as: string): Promise<readonly AnyRecord[]> {
    const answer = await read(urlOf(schema), as);
    return schema.operations.list === 'paged' ? answer.json<Page>().items : answer.json<readonly AnyRecord[]>();
  }

  beforeAll(async () => {
    server = await openApiServer(registry);
    records = await createSampleRecords(server.tenant, registry, FOREIGN_ID);
    session = await server.tokenFor([]);
    everything = await server.tokenFor(rightsOf(portalRights(registry)));
  });

  it('has reserved fields in many resources', () => {
    expect(open.filter((schema) => closedOf(schema).length > 0).length).toBeGreaterThan(10);
  });

  it('returns the open fields to any session, and all with its right', async () => {
    for (const schema of open) {
      const [narrow = { id: 0 }] = await itemsOf(schema, session);
      const [whole = { id: 0 }] = await itemsOf(schema, everything);
      const fields = Object.keys(schema.fields);
      const revealed = Object.values(schema.parameters).flatMap(({ reveals = [] }) => reveals);
      const shown = (record: AnyRecord) => Object.keys(record).filter((name) => fields.includes(name));
      const listed = (names: readonly string[]) => names.filter((name) => !revealed.includes(name)).toSorted();
      expect(shown(narrow).toSorted(), schema.name).toEqual(listed(openFieldsOf(schema)));
      expect(shown(whole).toSorted(), schema.name).toEqual(listed(fields));
    }
  });

  it('returns no reserved field as lines, by ids, as a single record or at another address', async () => {
    for (const schema of open) {
      const closed = closedOf(schema);
      const id = records.get(schema.name)?.addressed;
      const url = urlOf(schema);
      const readsOne = schema.operations.get !== 'none' && schema.name !== 'Profils';
      const bodies = [
        (await read(url, session, 'application/x-ndjson')).body.split('\n')[0] ?? '{}',
        JSON.stringify((await read(`${url}?ids=${id}`, session)).json<readonly AnyRecord[]>()[0]),
        ...(readsOne ? [(await read(`${url}/${id}`, session)).body] : []),
      ];
      for (const body of bodies) {
        const record = JSON.parse(body) as AnyRecord;
        expect(record.id, `${schema.name} ${body}`).toBeGreaterThan(0);
        expect(
          Object.keys(record).filter((name) => closed.includes(name)),
          schema.name,
        ).toEqual([]);
      }
    }
    const functions = await read('/api/Fonctions/entityType/utilisateur', session);
    expect(functions.json<readonly AnyRecord[]>().flatMap(Object.keys)).not.toContain('description');
  });

  it('neither filters nor sorts by a reserved field', async () => {
    const structures = registry.get('structures');
    const filter = encodeURIComponent(JSON.stringify({ field: 'telephone', operator: 'isNotEmpty' }));
    for (const query of [`Filter=${filter}`, 'OrderBy=telephone']) {
      const refused = await server.call('GET', `${urlOf(structures)}?${query}`, { as: session });
      expect(refused.statusCode, refused.body).toBe(400);
      await read(`${urlOf(structures)}?${query}`, everything);
    }
  });

  it('has history, recycle bin and exports only with its right', async () => {
    const { id } = records.get('structures') ?? { id: 0 };
    const address = `/api/history?Collection=structures&Id=${id}`;
    const entries = async (as: string) => {
      const answer = await server.call('GET', address, { as });
      return answer.statusCode === 200 ? answer.json<Page>().items.length : 0;
    };
    expect(await entries(everything)).toBeGreaterThan(0);
    expect(await entries(session)).toBe(0);
    const values = { nom: 'Structures', jeuDonnees: 'structures' };
    const made = await server.call('POST', '/api/ExportDonnees', { payload: values });
    const exported = made.json<{ readonly id: number }>().id;
    const exporter = await server.tokenFor(['EXPORTS:read']);
    const find = (as: string) => server.call('GET', `/api/ExportDonnees/${exported}/find`, { as });
    expect((await find(exporter)).statusCode).toBe(403);
    expect((await find(everything)).statusCode).toBe(200);
  });
});
