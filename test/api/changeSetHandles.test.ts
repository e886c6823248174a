import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeReport, ChangeRequest, ChangeRowEntry, Listed } from '../../src/resources/changes/changes';
import { defineResource } from '../../src/resources/defineResource';
import { embedded } from '../../src/resources/fields/embedded/kind';
import { file } from '../../src/resources/fields/file/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { referenceSet } from '../../src/resources/fields/referenceSet/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { asLines, LINES, postChanges, reported } from '../support/changeSetCalls';
import { Articles, Lots, Rayons } from '../support/databaseResources';

const words = (word: string) => [word, word, word, word] as const;
const common = { rights: 'ARTICLES', list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } } } as const;

/** Two levels below an article. */
const Essais = defineResource({
  ...common,
  name: 'Articles/{articleId}/lots/{lotId}/essais',
  contract: true,
  parent: { resource: 'Articles/{articleId}/lots', parameter: 'lotId' },
  label: { one: words('Essai'), many: words('Essais') },
  fields: { nom: text({ label: words('Nom'), required: true }) },
  representation: 'nom',
});

/** The single record below an article. */
const Fiches = defineResource({
  ...common,
  name: 'Articles/{articleId}/fiche',
  contract: true,
  parent: { resource: 'Articles', parameter: 'articleId' },
  label: { one: words('Fiche'), many: words('Fiches') },
  operations: { list: 'single', create: 'none', delete: 'none' },
  fields: { nom: text({ label: words('Nom') }) },
  representation: 'nom',
});

/** References several records, also from an embedded value. */
const Paniers = defineResource({
  ...common,
  name: 'Paniers',
  contract: true,
  label: { one: words('Panier'), many: words('Paniers') },
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    rayons: referenceSet({ label: words('Rayons'), resource: 'Rayons' }),
    lieu: embedded({
      label: words('Lieu'),
      fields: { rayonId: reference({ label: words('Rayon'), resource: 'Rayons', required: true }) },
    }),
  },
  representation: 'nom',
});

/** Owned records with a file: uploads are checked before anything is written. */
const Notes = defineResource({
  ...common,
  name: 'Notes',
  contract: true,
  label: { one: words('Note'), many: words('Notes') },
  ownedBy: 'auteurId',
  fields: {
    auteurId: integer({ label: words('Auteur') }),
    nom: text({ label: words('Nom'), required: true }),
    rayonId: reference({ label: words('Rayon'), resource: 'Rayons' }),
    piece: file({ label: words('Pièce') }),
  },
  representation: 'nom',
  operations: { download: 'extension' },
});

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles, Lots, Essais, Fiches, Paniers, Notes]));
});

const create = (collection: string, values: object, handle?: string): ChangeRequest => ({
  collection,
  action: 'create',
  ...(handle !== undefined && { handle }),
  values: { ...values },
});
const rayon = (code: string, above?: unknown, handle?: string): ChangeRequest =>
  create('Rayons', { code, nom: code, ...(above !== undefined && { parentId: above }) }, handle);
const of = (handle: string) => ({ handle });

const get = async <Body>(url: string): Promise<Body> => (await server.call('GET', `/api/${url}`)).json<Body>();
const items = async (collection: string) =>
  (await get<Listed<Readonly<Record<string, unknown>>>>(`${collection}?PageNumber=1&PageSize=200`)).items;
const codes = async (search: string) => {
  const found = await get<Listed<{ code: string }>>(`Rayons?PageNumber=1&PageSize=50&Search=${search}`);
  return found.items.map(({ code }) => code).sort();
};
const judged = ({ rows }: ChangeReport) => rows.map(({ status, reason }) => reason ?? status);

describe('a record that the same change set creates', () => {
  const changes = [
    create('Articles', { nom: 'Lampe', rayonId: of('maison') }, 'lampe'),
    create('Articles/@lampe/lots', { numero: 'L-1' }, 'lot'),
    create('Articles/@lampe/lots/@lot/essais', { nom: 'Chute' }),
    create('Articles/@lampe/lots', { numero: 'L-2' }),
    { collection: 'Articles/@lampe/fiche', action: 'update', values: { nom: 'Notice' } },
  ] as const;
  const all = [rayon('MAISON', undefined, 'maison'), ...changes];

  it('is referenced by its handle, in addresses and in references', async () => {
    const preview = await reported(server, all, { preview: true });
    expect(judged(preview)).toEqual(all.map(() => 'created'));
    // A row that is not stored has no id.
    expect(preview.rows[1]?.after).toMatchObject({ nom: 'Lampe', rayonId: of('maison') });
    expect(preview.rows.every(({ id }) => id === undefined)).toBe(true);
    expect(await codes('MAISON')).toEqual([]);

    const report = await reported(server, all);
    const [maison, lampe, lot, essai, second] = report.rows.map(({ id }) => id);
    expect(report).toMatchObject({ applied: true });
    expect(report.rows[1]?.after).toMatchObject({ rayonId: maison });
    expect(report.rows[5]).toMatchObject({ status: 'created', id: lampe });
    expect(await get(`Articles/${lampe}`)).toMatchObject({ nom: 'Lampe', rayonId: maison });
    expect((await items(`Articles/${lampe}/lots`)).map(({ id }) => id)).toEqual([lot, second]);
    expect(await items(`Articles/${lampe}/lots/${lot}/essais`)).toMatchObject([{ id: essai, lotId: lot }]);
    expect(await get(`Articles/${lampe}/fiche`)).toMatchObject({ nom: 'Notice' });
  });

  it('is in the history by its id, and is reverted with its change set', async () => {
    const marked = all.map(
      (change) => JSON.parse(JSON.stringify(change).replaceAll('MAISON', 'REPRIS')) as ChangeRequest,
    );
    const report = await reported(server, marked);
    const [, lampe, lot] = report.rows.map(({ id }) => id ?? 0);
    const { items: rows } = await get<Listed<ChangeRowEntry>>(`changeSets/${report.id}/rows?PageNumber=1&PageSize=50`);
    expect(rows.map(({ collection }) => collection)).toEqual([
      'Rayons',
      'Articles',
      `Articles/${lampe}/lots`,
      `Articles/${lampe}/lots/${lot}/essais`,
      `Articles/${lampe}/lots`,
      `Articles/${lampe}/fiche`,
    ]);
    const response = await server.call('POST', `/api/changeSets/${report.id}/revert`, { payload: {} });
    const back = response.json<ChangeReport>();
    expect(back, response.body).toMatchObject({ applied: true });
    expect(new Set(judged(back))).toEqual(new Set(['deleted']));
    expect(await codes('REPRIS')).toEqual([]);
  });

  it('stays the same if the set is sent again under its key', async () => {
    const once = [rayon('CLE', undefined, 'a'), rayon('CLE-1', of('a')), create('Articles', { nom: 'Clé' }, 'b')];
    const below = { collection: 'Articles/@b/fiche', action: 'update', values: { nom: 'x' } } as const;
    const set = [...once, below];
    const first = await reported(server, set, { key: 'poignees' });
    const again = await reported(server, set, { key: 'poignees' });
    expect(again).toEqual(first);
    expect(await codes('CLE')).toEqual(['CLE', 'CLE-1']);
  });

  it('is found by much later rows, in JSON Lines as well', async () => {
    const many = Array.from({ length: 2_100 }, (_, index) => rayon(`F${index}`, of('tronc')));
    const payload = asLines([rayon('TRONC', undefined, 'tronc'), ...many]);
    const response = await server.call('POST', '/api/changeSets', { payload, headers: { 'content-type': LINES } });
    const { applied, rows } = response.json<ChangeReport>();
    expect(applied).toBe(true);
    const [tronc] = rows;
    expect(rows.slice(1).every(({ after }) => after?.['parentId'] === tronc?.id)).toBe(true);
  }, 60_000);

  it('can be chosen with others, and inside an embedded value', async () => {
    const [known] = (await reported(server, [rayon('CONNU')])).rows;
    const set = [
      rayon('NEUF', undefined, 'neuf'),
      create('Paniers', { nom: 'P', rayons: [known?.id, of('neuf')], lieu: { rayonId: of('neuf') } }),
    ];
    const preview = await reported(server, set, { preview: true });
    expect(preview.rows[1]?.after).toMatchObject({ rayons: [known?.id, of('neuf')], lieu: { rayonId: of('neuf') } });
    const { rows } = await reported(server, set);
    const id = rows[0]?.id;
    expect(rows[1]?.after).toMatchObject({ rayons: [known?.id, id], lieu: { rayonId: id } });
  });

  it("can be referenced by an update, also of the caller's own record", async () => {
    const [note] = (await reported(server, [create('Notes', { nom: 'À moi' })])).rows;
    const values = { rayonId: of('mien'), piece: null };
    const set = [
      rayon('MIEN', undefined, 'mien'),
      { collection: 'Notes', action: 'update', id: note?.id, values },
    ] as readonly ChangeRequest[];
    const { rows } = await reported(server, set);
    expect(rows[1]).toMatchObject({ status: 'changed', before: { rayonId: null }, after: { rayonId: rows[0]?.id } });
  });

  it('can be the parent of whole trees, level by level', async () => {
    const tree = [
      rayon('R', undefined, 'r'),
      ...['a', 'b', 'c'].map((one) => rayon(`R${one}`, of('r'), one)),
      ...['a', 'b', 'c'].flatMap((one) => [1, 2].map((number) => rayon(`R${one}${number}`, of(one)))),
    ];
    const { applied, rows } = await reported(server, tree);
    expect(applied).toBe(true);
    expect(rows.map(({ after }) => after?.['parentId'] ?? null)).toEqual(
      [null, 0, 0, 0, 1, 1, 2, 2, 3, 3].map((place) => (place === null ? null : rows[place]?.id)),
    );
  });
});

describe('a handle', () => {
  it('is refused if no earlier row defines it, or if it is a duplicate', async () => {
    const report = await reported(server, [
      rayon('X1', of('plus-tard')),
      rayon('X2', undefined, 'plus-tard'),
      create('Articles/@plus-tard/lots', { numero: '1' }),
      create('Articles/@personne/lots', { numero: '1' }),
      rayon('X3', undefined, 'plus-tard'),
      create('Articles', { nom: of('plus-tard') }),
      rayon('X4', 'plus-tard'),
    ]);
    expect(report.applied).toBe(false);
    expect(judged(report)).toEqual(['invalid', 'created', ...Array.from({ length: 5 }, () => 'invalid')]);
    const issues = report.rows.map((row) => row.issues);
    expect(issues[0]).toEqual({ parentId: [{ code: 'handleUnknown', args: { handle: 'plus-tard' } }] });
    expect(issues[2]).toMatchObject({ '': [{ code: 'handleOfOther' }] });
    expect(issues[3]).toMatchObject({ '': [{ code: 'handleUnknown', args: { handle: 'personne' } }] });
    expect(issues[4]).toMatchObject({ '': [{ code: 'handleTaken' }] });
    expect(issues[5]).toMatchObject({ nom: [{ code: 'text' }] });
    expect(issues[6]).toMatchObject({ parentId: [{ code: 'reference' }] });
    expect(report.rows[0]?.message).toBe(
      'Parent\u00a0: Aucune ligne précédente ne crée de fiche nommée «\u00a0plus-tard\u00a0».',
    );
  });

  it('of a refused row refuses the rows that depend on it with a reason; the good rows are kept', async () => {
    const set = [
      rayon('Y', undefined, 'y'),
      rayon('y', of('y'), 'double'),
      rayon('Y1', of('double'), 'enfant'),
      rayon('Y2', of('enfant')),
      rayon('Y3', of('y')),
      create('Nulle/part', {}, 'ailleurs'),
      rayon('Y4', of('ailleurs')),
    ];
    const preview = await reported(server, set, { mode: 'good', preview: true });
    const report = await reported(server, set, { mode: 'good' });
    const expected = [
      'created',
      'duplicate',
      'dependsOnRefused',
      'dependsOnRefused',
      'created',
      'notFound',
      'dependsOnRefused',
    ];
    expect(judged(preview)).toEqual(expected);
    expect(judged(report)).toEqual(expected);
    expect(report.applied).toBe(true);
    for (const place of [2, 3])
      expect(report.rows[place]?.message).toMatch(
        /^Cette ligne dépend d’une autre, qui est refusée\u00a0: Code\u00a0: .+utilisée/,
      );
    expect(await codes('Y')).toEqual(['Y', 'Y3']);
  });

  it('needs the right for its own row, and for the rows below', async () => {
    const as = await server.tokenFor(['ARTICLES:read', 'RAYONS:read', 'RAYONS:create']);
    const set = [create('Articles', { nom: 'N' }, 'n'), create('Articles/@n/lots', { numero: '1' }), rayon('Z')];
    const report = await reported(server, set, { as, mode: 'good' });
    expect(judged(report)).toEqual(['forbidden', 'forbidden', 'created']);
  });

  it('cannot close a circle', async () => {
    const [root] = (await reported(server, [rayon('HAUT')])).rows;
    const set = [
      rayon('BAS', root?.id, 'bas'),
      { collection: 'Rayons', action: 'update', id: root?.id, values: { parentId: of('bas') } },
    ] as readonly ChangeRequest[];
    const report = await reported(server, set);
    expect(judged(report)).toEqual(['created', 'cycle']);
    expect(report.applied).toBe(false);
    expect(judged(await reported(server, [rayon('SOI', of('soi'), 'soi')]))).toEqual(['invalid']);
  });

  it('consists of letters, digits, - and _, on creations only', async () => {
    const wrong = [
      { ...rayon('W'), handle: 'un mot' },
      { ...rayon('W'), handle: '' },
      { ...rayon('W'), handle: 'x'.repeat(65) },
      { ...rayon('W'), handle: 12 },
      { collection: 'Rayons', action: 'update', id: 1, handle: 'a', values: {} },
    ];
    for (const change of wrong) {
      const response = await postChanges(server, [change]);
      expect([response.statusCode, response.json<{ type: string }>().type]).toEqual([
        400,
        expect.stringMatching(/malformedChange$/),
      ]);
    }
    expect(judged(await reported(server, [create('Articles/@un mot/lots', { numero: '1' })]))).toEqual(['notFound']);
  });
});
