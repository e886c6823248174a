import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isHandleReference,
  type ChangeReport,
  type ChangeRequest,
  type RowReport,
} from '../../src/resources/changes/changes';
import { acceptedOf, withRefused } from '../../src/resources/changes/previewed';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { reported } from '../support/changeSetCalls';
import { Articles, Lots, Rayons } from '../support/databaseResources';
import { isLongRun } from '../support/longRun';

let server: ApiServer;
let writer: string;
/** Ids that earlier change sets of the test may have deleted. */
const known: Record<'Rayons' | 'Articles', number[]> = { Rayons: [], Articles: [] };

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles, Lots]));
  writer = await server.tokenFor(['RAYONS:admin', 'ARTICLES:create', 'ARTICLES:update', 'ARTICLES:read']);
  const changes = ['a', 'b', 'c', 'd'].flatMap((code): ChangeRequest[] => [
    { collection: 'Rayons', action: 'create', values: { code, nom: code } },
    { collection: 'Articles', action: 'create', values: { nom: code } },
  ]);
  const { rows } = await reported(server, changes);
  for (const [index, { id = 0 }] of rows.entries()) known[index % 2 === 0 ? 'Rayons' : 'Articles'].push(id);
});

type Late = (ids: typeof known) => ChangeRequest;

const rayon = fc.nat({ max: 5 });
const idAt = (ids: readonly number[], place: number): number => ids[place] ?? 987_654 + place;
const values = fc.record(
  {
    code: fc.constantFrom('a', 'B', 'e', 'f', 'g', ''),
    nom: fc.constantFrom('N', 'M', ''),
    parent: fc.option(rayon, { nil: null }),
  },
  { requiredKeys: [] },
);
/** Handles that the same change set may define, or not. */
const handle = fc.constantFrom('h1', 'h2');
const valuesOf = (
  { parent, ...others }: { code?: string; nom?: string; parent?: number | null },
  ids: typeof known,
) => ({
  ...others,
  ...(parent !== undefined && { parentId: parent === null ? null : idAt(ids.Rayons, parent) }),
});

const rayons: fc.Arbitrary<Late> = fc
  .record({
    action: fc.constantFrom('create' as const, 'update' as const, 'update' as const, 'delete' as const),
    place: rayon,
    version: fc.constantFrom(undefined, undefined, 1, 2),
    values,
  })
  .map(({ action, place, version, values: given }) => (ids) => ({
    collection: 'Rayons',
    action,
    ...(action !== 'create' && { id: idAt(ids.Rayons, place) }),
    ...(action !== 'create' && version !== undefined && { version }),
    ...(action !== 'delete' && { values: valuesOf(given, ids) }),
  }));
const named: fc.Arbitrary<Late> = fc
  .record({
    handle: fc.option(handle, { nil: undefined }),
    below: fc.option(handle, { nil: undefined }),
    code: fc.constantFrom('a', 'e', 'h', 'i', 'j', ''),
  })
  .map(({ handle: name, below, code }) => () => ({
    collection: 'Rayons',
    action: 'create',
    ...(name !== undefined && { handle: name }),
    values: { code, nom: 'N', ...(below !== undefined && { parentId: { handle: below } }) },
  }));
const lots: fc.Arbitrary<Late> = fc.record({ below: handle, of: rayon }).map(({ below, of }) => (ids) => ({
  collection: of > 2 ? `Articles/@${below}/lots` : `Articles/${idAt(ids.Articles, of)}/lots`,
  action: 'create',
  values: { numero: String(of) },
}));
const articles: fc.Arbitrary<Late> = fc
  .record({
    action: fc.constantFrom('create' as const, 'update' as const, 'delete' as const),
    place: rayon,
    below: rayon,
    handle: fc.option(handle, { nil: undefined }),
    nom: fc.constantFrom('x', 'y', ''),
  })
  .map(({ action, place, below, nom, handle: name }) => (ids) => ({
    collection: 'Articles',
    action,
    ...(action === 'create' && name !== undefined && { handle: name }),
    ...(action !== 'create' && { id: idAt(ids.Articles, place) }),
    ...(action !== 'delete' && { values: { nom, rayonId: idAt(ids.Rayons, below) } }),
  }));

/** Removes what a preview cannot know: ids of new records, and future versions. */
const judged =
  (changes: readonly ChangeRequest[]) =>
  ({ id, version: _version, ...row }: RowReport) => {
    const isNamed = isHandleReference(changes[row.index]?.values?.['parentId']);
    return {
      ...row,
      ...(row.status !== 'created' && { id }),
      ...(isNamed && row.after && { after: { ...row.after, parentId: 'new' } }),
    };
  };

const remember = ({ applied, rows }: ChangeReport, changes: readonly ChangeRequest[]) => {
  if (!applied) return;
  for (const { index, status, id = 0 } of rows) {
    const collection = changes[index]?.collection;
    if (status !== 'created' || (collection !== 'Rayons' && collection !== 'Articles')) continue;
    known[collection].splice(index % 4, 1, id);
  }
};

describe('a preview', () => {
  it('predicts the result of every row', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(rayons, articles, named, lots), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('all' as const, 'good' as const, 'accepted' as const),
        async (late, how) => {
          const changes = late.map((one) => one(known));
          const mode = how === 'all' ? 'all' : 'good';
          const asked = { as: writer, mode } as const;
          const preview = await reported(server, changes, { ...asked, preview: true });
          // As the screens do: refused rows are left out, and the others name the previewed versions.
          const accepted = acceptedOf(changes, how === 'accepted' ? preview : { rows: [] });
          const answered = await reported(server, accepted.changes, asked);
          const report = how === 'accepted' ? withRefused(answered, accepted, preview) : answered;
          expect(report.rows.map(judged(changes))).toEqual(preview.rows.map(judged(changes)));
          const isWhole = report.rows.every(({ status }) => status !== 'refused');
          expect(report.applied).toBe(mode === 'good' || isWhole);
          remember(report, changes);
        },
      ),
      { numRuns: isLongRun() ? 60 : 25 },
    );
  }, 120_000);
});
