import { beforeAll, expect, it } from 'vitest';
import { changesOfDatabase } from '../../scripts/diff/databaseChanges';
import type { Database } from '../../server/database/open';
import { prepareTenant } from '../../server/database/prepareTenant';
import { defineResource } from '../../src/resources/defineResource';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import type { Fields } from '../../src/resources/language/resourceSchema';
import { openTestDatabase } from '../support/database';

const WORDS = ['Mot', 'Word', 'Wort', 'Palavra'] as const;

const declare = (name: string, fields: Fields) =>
  defineResource({
    name,
    label: { one: WORDS, many: WORDS },
    rights: 'SALLES',
    fields,
    representation: 'nom',
    list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  } as Parameters<typeof defineResource>[0]);

const nom = text({ label: WORDS, required: true });
const STORED = [
  declare('Salles', { nom, etage: integer({ label: WORDS }), vide: text({ label: WORDS }) }),
  declare('Cours', { nom }),
];

let database: Database;
let schema: string;

beforeAll(async () => {
  ({ database, schema } = await openTestDatabase());
  await prepareTenant(database, { schema, registry: createRegistry(STORED) });
  await database.pool.query(`insert into ${schema}."r_Salles" (nom, etage) values ('A', 1), ('B', 2)`);
});

const changes = async (...after: Parameters<typeof declare>[]) =>
  (
    await changesOfDatabase(
      database,
      after.map(([name, fields]) => declare(name, fields)),
      [schema],
    )
  ).map(({ where, text: words, breaking }) => `${breaking ? '!' : ' '} ${where} : ${words}`);

it('the diff of a database as declared is empty', async () =>
  expect(await changesOfDatabase(database, STORED, [schema])).toEqual([]));

it('the diff describes changed columns with their number of values, and writes nothing', async () => {
  const wanted = [
    [
      'Salles',
      { nom: { ...nom, unique: true }, etage: text({ label: WORDS }), aile: text({ label: WORDS, required: true }) },
    ],
    ['Etages', { nom }],
  ] as const;
  const found = await changes(...wanted.map(([name, fields]): Parameters<typeof declare> => [name, fields]));
  expect(found).toEqual([
    `! ${schema}.r_Salles.etage : type integer → text : 2 valeurs, dont 2 gardées par npm run schema:migrate`,
    `  ${schema}.r_Salles.vide : colonne que rien ne déclare plus (text) : vide`,
    `! ${schema}.r_Cours : table supprimée`,
    `  ${schema}.r_Etages : table ajoutée (nom)`,
    `  ${schema}.r_Salles.aile : colonne ajoutée (text, obligatoire)`,
    `! ${schema}.r_Salles : unicité : deux fiches n’ont plus les mêmes nom`,
  ]);
  expect(await changesOfDatabase(database, STORED, [schema])).toEqual([]);
});

it('the diff describes a column that the database computes', async () => {
  const twice = (factor: number) =>
    integer({ label: WORDS, formula: { multiply: [{ field: 'etage' }, { value: factor }] }, stored: true });
  const salles = (fields: Fields): Parameters<typeof declare> => ['Salles', { ...STORED[0]?.fields, ...fields }];
  const columns = async (...after: Parameters<typeof declare>[]) =>
    (await changes(...after, ['Cours', { nom }])).filter((line) => line.includes('.r_Salles.'));
  const at = `  ${schema}.r_Salles.double :`;
  expect(await columns(salles({ double: twice(2) }))).toEqual([
    `${at} colonne ajoutée (integer, calculée pour toutes les fiches)`,
  ]);
  const registry = createRegistry([declare(...salles({ double: twice(2) })), declare('Cours', { nom })]);
  await prepareTenant(database, { schema, registry });
  expect(await columns(salles({ double: twice(2) }))).toEqual([]);
  expect(await columns(salles({ double: twice(3) }))).toEqual([`${at} recalculée pour toutes les fiches`]);
  expect(await columns(salles({}))).toEqual([`${at} colonne calculée retirée : rien n’est perdu`]);
});
