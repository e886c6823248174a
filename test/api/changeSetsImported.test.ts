import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeReport, Listed } from '../../src/resources/changes/changes';
import { columnsOf } from '../../src/resources/exchange/cells/columns';
import { cellsOf } from '../../src/resources/exchange/cells/records';
import { uniqueName } from '../../src/resources/exchange/cells/references';
import type { Cell } from '../../src/resources/exchange/cells/cellTypes';
import { indexExisting } from '../../src/resources/exchange/plan/existing';
import { planImport } from '../../src/resources/exchange/plan/planImport';
import { indexReferences } from '../../src/resources/exchange/plan/references';
import type { ImportInput } from '../../src/resources/exchange/plan/importPlanTypes';
import { createRegistry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { reported } from '../support/changeSetCalls';
import { Articles, Lots, Rayons } from '../support/databaseResources';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles, Lots]));
});

/** The changes that an import of a file into an empty collection sends. */
const importOf = (
  schema: ResourceSchema,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  choices: Partial<ImportInput> = {},
): ImportInput => ({
  schema,
  collection: schema.name,
  table: { format: 'csv', sheets: [], decimalComma: true, headings, rows, lines: rows.map((_, row) => row + 2) },
  mapping: headings,
  mode: 'create',
  key: 'id',
  emptyCell: 'unchanged',
  existing: indexExisting(schema, 'id', []),
  references: { [schema.name]: indexReferences(schema, []) },
  ...choices,
});

const items = async (collection: string) => {
  const response = await server.call('GET', `/api/${collection}?PageNumber=1&PageSize=200`);
  return response.json<Listed<Readonly<Record<string, unknown>>>>().items;
};
const revert = async (id: number | undefined) =>
  (await server.call('POST', `/api/changeSets/${id}/revert`, { payload: {} })).json<ChangeReport>();

describe('a file whose rows reference each other', () => {
  const forest = fc.array(
    fc.record({ nom: fc.constantFrom('Divers', 'Bureau'), above: fc.option(fc.nat({ max: 20 }), { nil: null }) }),
    { minLength: 1, maxLength: 12 },
  );

  it('recreates the exported tree, and its revert leaves no trace', async () => {
    await fc.assert(
      fc.asyncProperty(forest, fc.infiniteStream(fc.nat()), async (made, weights) => {
        // Ids of another tenant, which mean nothing here.
        const records = made.map(({ nom, above }, at) => ({
          id: 500_000 + at,
          code: `N${at}`,
          nom,
          parentId: above === null || at === 0 ? null : 500_000 + (above % at),
        }));
        const columns = columnsOf(Rayons);
        const name = (_of: string, id: number) => uniqueName(Rayons, id, records[id - 500_000]?.nom ?? '');
        const shuffled = records.map((one) => [weights.next().value, one] as const).sort(([a], [b]) => a - b);
        const plan = planImport(
          importOf(
            Rayons,
            columns.map((column) => column.name),
            shuffled.map(([, record]) => cellsOf(record, columns, name)),
          ),
        );
        expect(plan.problems).toEqual([]);
        const preview = await reported(server, plan.changes, { preview: true });
        const report = await reported(server, plan.changes);
        expect(preview.rows.map(({ status }) => status)).toEqual(report.rows.map(({ status }) => status));
        expect(report.applied).toBe(true);
        const found = await items('Rayons');
        const codeOf = (id: unknown) => found.find((one) => one['id'] === id)?.['code'] ?? null;
        const shown = found.map(({ code, nom, parentId }) => ({ code, nom, above: codeOf(parentId) }));
        const expected = records.map(({ code, nom, parentId }) => ({
          code,
          nom,
          above: parentId === null ? null : `N${parentId - 500_000}`,
        }));
        expect(new Map(shown.map((one) => [one.code, one]))).toEqual(new Map(expected.map((one) => [one.code, one])));
        expect((await revert(report.id)).applied).toBe(true);
        expect(await items('Rayons')).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

describe('a file of records with rows below them', () => {
  it('creates both at once', async () => {
    const headings = ['id', 'nom', 'lots.numero'];
    const rows = [
      ['1', 'Lampe', 'A'],
      ['2', 'Table', 'A'],
      ['1', null, 'B'],
      ['3', 'Sans lot', null],
    ];
    const nested = { schema: Lots, existing: () => undefined };
    const { changes, rowOf, problems } = planImport(importOf(Articles, headings, rows, { nested }));
    expect([problems, rowOf]).toEqual([[], [0, 1, 3, 0, 2, 1]]);
    const report = await reported(server, changes);
    expect(report.applied).toBe(true);
    const [lampe, table] = report.rows.map(({ id }) => id);
    expect((await items(`Articles/${lampe}/lots`)).map(({ numero }) => numero)).toEqual(['A', 'B']);
    expect((await items(`Articles/${table}/lots`)).map(({ numero }) => numero)).toEqual(['A']);
    expect((await revert(report.id)).applied).toBe(true);
    expect(await items('Articles')).toEqual([]);
  });
});
