import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicDomainBooks } from '../../examples/simpleRest/books';
import { createApi } from '../../examples/simpleRest/createApi';
import { Auteurs, Livres } from '../../examples/simpleRest/declarations';
import { createDataProvider, type SocleDataProvider } from '../../src/dataProvider/createDataProvider';
import { discoverExtensions } from '../../src/dataProvider/discoverExtensions';
import { createHttp } from '../../src/dataProvider/http';
import type { AdapterName } from '../../src/environment/environment';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer } from '../support/apiServer';
import { listen, listenForFetch } from '../support/listenForFetch';

/** A declaration whose operations all belong to the contract. */
const inContract = (schema: ResourceSchema): ResourceSchema => ({
  ...schema,
  contract: true,
  operations: { ...schema.operations, ...Object.fromEntries(ALL.map((name) => [name, 'contract'])) },
});
const ALL = ['listing', 'order', 'search', 'get', 'create', 'update', 'delete'];

const registry = createRegistry([Auteurs, Livres].map(inContract));

let bases: Readonly<Record<'socle' | 'simpleRest', { readonly apiUrl: string; readonly token?: string }>>;

beforeAll(async () => {
  const server = await openApiServer(registry);
  const token = await server.tokenFor(['IDENTITES:admin', 'BIBLIOTHEQUE:admin']);
  const required = { Auteurs: ['nom'], Livres: ['titre', 'auteurId'] };
  const origin = await listen(createApi({ Auteurs: [], Livres: [] }, { required }));
  bases = {
    socle: { apiUrl: await listenForFetch(server), token },
    simpleRest: { apiUrl: origin },
  };
});

function providerOf(adapter: AdapterName): SocleDataProvider {
  const { apiUrl, token } = bases[adapter === 'simpleRest' ? 'simpleRest' : 'socle'];
  const http = createHttp({ apiUrl, token: () => Promise.resolve(token), language: () => 'fr' });
  return createDataProvider({ http, registry, extensions: discoverExtensions(http, { adapter }), adapter });
}

const titles = (records: readonly AnyRecord[]) => records.map(({ titre }) => titre);

const asked = (more = {}) => ({
  pagination: { page: 1, perPage: 3 },
  sort: { field: 'titre', order: 'ASC' as const },
  filter: {},
  ...more,
});

describe.each(['embedded', 'contract', 'simpleRest'] as const)('the adapter %s', (adapter) => {
  let data: SocleDataProvider;
  let author: AnyRecord;
  let books: readonly AnyRecord[];

  beforeAll(async () => {
    data = providerOf(adapter);
    // The first two use the same server, so each creates its own author.
    ({ data: author } = await data.create<AnyRecord>('Auteurs', { data: { nom: `Jules Verne (${adapter})` } }));
    const names = ['Mathias Sandorf', "L'Île mystérieuse", 'Michel Strogoff', 'Le Rayon vert', 'César Cascabel'];
    const made = await Promise.all(
      names.map((titre, index) =>
        data.create<AnyRecord>('Livres', {
          data: { titre, auteurId: author.id, annee: 1870 + index, disponible: false },
        }),
      ),
    );
    books = made.map(({ data: record }) => record);
  });

  const ofAuthor = (...where: readonly object[]) => ({
    filter: { where: [{ field: 'auteurId', operator: 'equals', value: author.id }, ...where] },
  });

  it('lists by page, order, search and conditions', async () => {
    const first = await data.getList<AnyRecord>('Livres', asked(ofAuthor()));
    expect([titles(first.data), first.total]).toEqual([['César Cascabel', "L'Île mystérieuse", 'Le Rayon vert'], 5]);
    const second = await data.getList<AnyRecord>(
      'Livres',
      asked({ ...ofAuthor(), pagination: { page: 2, perPage: 3 } }),
    );
    expect(titles(second.data)).toEqual(['Mathias Sandorf', 'Michel Strogoff']);
    const sorted = await data.getList<AnyRecord>(
      'Livres',
      asked({ ...ofAuthor(), sort: { field: 'annee', order: 'DESC' } }),
    );
    expect(sorted.data[0]).toMatchObject({ titre: 'César Cascabel', annee: 1874, disponible: false });
    const found = await data.getList<AnyRecord>(
      'Livres',
      asked({ filter: { ...ofAuthor().filter, q: 'mysterieuse' } }),
    );
    expect([titles(found.data), found.total]).toEqual([["L'Île mystérieuse"], 1]);
    const late = await data.getList<AnyRecord>(
      'Livres',
      asked(ofAuthor({ field: 'annee', operator: 'greaterThan', value: 1872 })),
    );
    expect([titles(late.data), late.total]).toEqual([['César Cascabel', 'Le Rayon vert'], 2]);
    expect(await data.count('Livres')).toBeGreaterThanOrEqual(5);
  });

  it('reads a record, several without the deleted ones, and the whole list', async () => {
    const [one = 0, two = 0] = books.map(({ id }) => id);
    expect((await data.getOne<AnyRecord>('Livres', { id: one })).data).toMatchObject({
      id: one,
      titre: 'Mathias Sandorf',
    });
    await expect(data.getOne('Livres', { id: 999_999 })).rejects.toMatchObject({ status: 404 });
    const many = await data.getMany<AnyRecord>('Livres', { ids: [two, 999_999, one, two] });
    expect(many.data.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    const whole: AnyRecord[] = [];
    const { sort, filter } = asked(ofAuthor());
    const signal = new AbortController().signal;
    for await (const some of await data.wholeList('Livres', { sort, filter, signal })) whole.push(...some);
    expect(titles(whole)).toEqual([
      'César Cascabel',
      "L'Île mystérieuse",
      'Le Rayon vert',
      'Mathias Sandorf',
      'Michel Strogoff',
    ]);
    const { field, operator, value } = ofAuthor().filter.where[0] as { field: string; operator: string; value: number };
    expect(await data.selectAll('Livres', { where: [{ field, operator, value }] })).toHaveLength(5);
  });

  it('writes, keeps the fields that a write omits, and reports errors by field', async () => {
    const { data: made } = await data.create<AnyRecord>('Livres', {
      data: { titre: 'Kéraban', auteurId: author.id, annee: 1883 },
    });
    const { data: previousData } = await data.getOne<AnyRecord>('Livres', { id: made.id });
    const changed = await data.update<AnyRecord>('Livres', {
      id: made.id,
      data: { titre: 'Kéraban-le-Têtu' },
      previousData,
    });
    expect(changed.data).toMatchObject({ id: made.id, titre: 'Kéraban-le-Têtu', annee: 1883 });
    await data.updateMany('Livres', { ids: [made.id], data: { annee: 1884 } });
    expect((await data.getOne<AnyRecord>('Livres', { id: made.id })).data).toMatchObject({
      titre: 'Kéraban-le-Têtu',
      annee: 1884,
      auteurId: author.id,
    });
    await expect(data.create('Livres', { data: { titre: '', auteurId: author.id } })).rejects.toMatchObject({
      status: 400,
      body: { errors: { titre: expect.anything() as unknown } },
    });
    await data.delete('Livres', { id: made.id });
    await expect(data.getOne('Livres', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it('previews and applies change sets, row by row if the API has none', async () => {
    const [one = 0, two = 0] = books.map(({ id }) => id);
    const changes = [
      { collection: 'Livres', action: 'update', id: one, values: { annee: 1885 } },
      { collection: 'Livres', action: 'update', id: two, values: { titre: '' } },
      { collection: 'Livres', action: 'create', values: { titre: 'Nord contre Sud', auteurId: author.id } },
    ] as const;
    const preview = await data.previewChanges(changes, { origin: 'bulkEdit' });
    expect(preview.applied).toBe(false);
    expect(preview.rows.map(({ status }) => status)).toEqual(['changed', 'refused', 'created']);
    expect((await data.getOne<AnyRecord>('Livres', { id: one })).data.annee).toBe(1870);
    const report = await data.applyChanges(changes, { origin: 'bulkEdit', mode: 'good' });
    expect(report.rows.map(({ status }) => status)).toEqual(['changed', 'refused', 'created']);
    expect((await data.getOne<AnyRecord>('Livres', { id: one })).data.annee).toBe(1885);
    // An API with history names the change set; the other one has no history.
    expect(report.id !== undefined).toBe(adapter === 'embedded');
    const history = await data.changeSets({ page: 1, pageSize: 1 });
    expect(history.items).toHaveLength(adapter === 'embedded' ? 1 : 0);
  });
});

it('the simpleRest adapter runs against the example server', async () => {
  const server = createApi(publicDomainBooks()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const http = createHttp({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => Promise.resolve(undefined),
    language: () => 'fr',
  });
  const extensions = discoverExtensions(http, { adapter: 'simpleRest' });
  const data = createDataProvider({ http, registry, extensions, adapter: 'simpleRest' });
  const { data: records, total } = await data.getList<AnyRecord>('Livres', asked({ filter: { q: 'terre' } }));
  expect([titles(records), total]).toEqual([['De la Terre à la Lune', 'Voyage au centre de la Terre'], 2]);
  server.close();
});
