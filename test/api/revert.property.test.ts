import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, RowOutcome } from '../../server/database/changes/changeTypes';
import { prepareTenant } from '../../server/database/prepareTenant';
import { identifier, sql, toQuery } from '../../server/database/sql';
import { createStore, type Store } from '../../server/database/store';
import { storedTables } from '../../server/database/tables/table';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { isLongRun } from '../support/longRun';
import { AUTHOR } from '../support/databaseResources';
import {
  Interventions,
  Mesures,
  Personnes,
  Plans,
  Rappels,
  SiteContacts,
  Sites,
  Societes,
  storageRegistry as registry,
  Themes,
} from '../support/storageResources';

let test: TestDatabase;
let store: Store;

beforeAll(async () => {
  test = await openTestDatabase();
  await prepareTenant(test.database, { schema: test.schema, registry });
  store = createStore({ database: test.database, schema: test.schema, registry });
});

/** All stored ids and values of every table, without versions and timestamps. */
async function everything(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables: Record<string, readonly unknown[]> = {};
  for (const { name } of storedTables(registry)) {
    const { rows } = await test.database.pool.query<{ row: unknown }>(
      toQuery(sql`select to_jsonb(t) - '_version' - '_created_at' - '_updated_at' as row
        from ${identifier(test.schema, name)} t order by t.id`),
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

const pick = fc.nat(1_000);
const word = fc.constantFrom('Ada', 'Berthe', 'Chloé', 'Denis', 'É', '0', ' espace ', '«»');
const year = fc.integer({ min: 2020, max: 2024 });
const day = fc.constantFrom('2026-01-01', '2026-05-17', '2026-12-31', null);

const step = fc.oneof(
  fc.record({ kind: fc.constant('company' as const), nom: word }),
  fc.record({ kind: fc.constant('site' as const), below: pick, nom: word }),
  fc.record({ kind: fc.constant('contact' as const), below: pick, person: pick, role: word }),
  fc.record({ kind: fc.constant('person' as const), nom: word, code: word }),
  fc.record({ kind: fc.constant('theme' as const), nom: word }),
  fc.record({ kind: fc.constant('plan' as const), below: pick, annee: year }),
  fc.record({ kind: fc.constant('measure' as const), below: pick, nom: word }),
  fc.record({ kind: fc.constant('reminder' as const), nom: word, of: pick }),
  fc.record({
    kind: fc.constant('work' as const),
    below: pick,
    debut: day,
    fin: day,
    theme: pick,
    several: fc.array(pick, { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('rename' as const), of: pick, nom: word }),
  fc.record({ kind: fc.constant('replan' as const), of: pick, annee: year }),
  fc.record({ kind: fc.constant('retheme' as const), of: pick, theme: pick, debut: day }),
  fc.record({ kind: fc.constant('delete' as const), among: fc.nat(8), of: pick }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface There {
  readonly id: number;
  readonly parents?: Readonly<Record<string, number>>;
  readonly resource: string;
}

async function records(): Promise<(resource: string, choice: number) => There | undefined> {
  const all = new Map<string, There[]>();
  for (const { name, parent } of [
    Societes,
    Personnes,
    Themes,
    Rappels,
    Sites,
    Interventions,
    Plans,
    SiteContacts,
    Mesures,
  ]) {
    const schema = registry.get(name);
    const { items } = parent ? await store.listAll(schema, {}) : await store.list(schema, {});
    const below = items.map(({ id, parentId }): There => {
      if (!parent) return { id, resource: name };
      const above = all.get(parent.resource)?.find((one) => one.id === parentId);
      return { id, resource: name, parents: { ...above?.parents, [parent.parameter]: parentId ?? 0 } };
    });
    all.set(name, below);
  }
  return (resource, choice) => {
    const found = all.get(resource) ?? [];
    return found[choice % Math.max(found.length, 1)];
  };
}

const DELETED = [Societes, Personnes, Themes, Rappels, Sites, Interventions, Plans, SiteContacts, Mesures];

/** The change of a step in the current state; none if the step needs a missing record. */
function changeOf(one: Step, find: (resource: string, choice: number) => There | undefined): readonly Change[] {
  const create = (resource: string, values: Change['values'], parents?: Change['parents']): readonly Change[] => [
    { resource, action: 'create', ...(values && { values }), ...(parents && { parents }) },
  ];
  const below = (resource: string, parameter: string, choice: number) => {
    const above = find(resource, choice);
    return above && { ...above.parents, [parameter]: above.id };
  };
  const update = (record: There | undefined, values: Change['values']): readonly Change[] =>
    record ? [{ ...record, action: 'update', ...(values && { values }) }] : [];
  const idOf = (resource: string, choice: number) => find(resource, choice)?.id ?? null;
  switch (one.kind) {
    case 'company':
      return create(Societes.name, { nom: one.nom });
    case 'person':
      return create(Personnes.name, { nom: one.nom, code: one.code });
    case 'theme':
      return create(Themes.name, { nom: one.nom });
    case 'reminder':
      return create(Rappels.name, { nom: one.nom, societeId: idOf(Societes.name, one.of) });
    case 'site': {
      const parents = below(Societes.name, 'societeId', one.below);
      return parents ? create(Sites.name, { nom: one.nom }, parents) : [];
    }
    case 'contact': {
      const parents = below(Sites.name, 'siteId', one.below);
      const values = { personneId: idOf(Personnes.name, one.person), role: one.role };
      return parents ? create(SiteContacts.name, values, parents) : [];
    }
    case 'plan': {
      const parents = below(Societes.name, 'societeId', one.below);
      return parents ? create(Plans.name, { nom: 'Plan', annee: one.annee }, parents) : [];
    }
    case 'measure': {
      const parents = below(Plans.name, 'planId', one.below);
      return parents ? create(Mesures.name, { nom: one.nom }, parents) : [];
    }
    case 'work': {
      const parents = below(Societes.name, 'societeId', one.below);
      const themeId = idOf(Themes.name, one.theme);
      const autres = [...new Set(one.several.flatMap((choice) => idOf(Themes.name, choice) ?? []))];
      const values = { nom: 'Visite', debut: one.debut, fin: one.fin, etapes: [{ themeId, autres }] };
      return parents ? create(Interventions.name, values, parents) : [];
    }
    case 'rename':
      return update(find(Societes.name, one.of), { nom: one.nom });
    case 'replan':
      return update(find(Plans.name, one.of), { annee: one.annee });
    case 'retheme':
      return update(find(Interventions.name, one.of), {
        debut: one.debut,
        etapes: [{ themeId: idOf(Themes.name, one.theme), autres: [] }],
      });
    case 'delete': {
      const record = find(DELETED[one.among]?.name ?? '', one.of);
      return record ? [{ ...record, action: 'delete' }] : [];
    }
  }
}

async function write(steps: readonly Step[]): Promise<number | undefined> {
  const find = await records();
  const changes = steps.flatMap((one) => changeOf(one, find));
  return (await store.apply({ author: AUTHOR, origin: 'test', mode: 'good', changes })).id;
}

async function revert(id: number) {
  let rows: RowOutcome[] = [];
  const result = await store.history.revert({
    id,
    author: AUTHOR,
    isPreview: false,
    readables: registry.schemas.filter(({ view, computed }) => !view && !computed).map((schema) => ({ schema })),
    policy: () => undefined,
    begin: () => {
      rows = [];
    },
    take: (_row, outcome) => {
      rows.push(outcome);
    },
  });
  return { ...result, rows };
}

describe('reverts', () => {
  it('restore every value and id, as does reverting the revert', async () => {
    // One record of each kind, so that the first steps find what they need.
    await write([
      { kind: 'company', nom: 'Ada' },
      { kind: 'company', nom: 'Denis' },
      { kind: 'person', nom: 'Berthe', code: '0' },
      { kind: 'theme', nom: 'Chloé' },
    ]);
    await write([
      { kind: 'site', below: 0, nom: 'Ada' },
      { kind: 'plan', below: 0, annee: 2020 },
      { kind: 'reminder', nom: 'Ada', of: 0 },
      { kind: 'work', below: 0, debut: '2026-01-01', fin: null, theme: 0, several: [0] },
    ]);
    await write([
      { kind: 'contact', below: 0, person: 0, role: 'Ada' },
      { kind: 'measure', below: 0, nom: 'Ada' },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const before = await everything();
        const id = await write(steps);
        if (id === undefined) return;
        const after = await everything();
        const back = await revert(id);
        expect(back.rows.filter(({ status }) => status === 'refused')).toEqual([]);
        expect(await everything()).toEqual(before);
        // A second revert changes nothing.
        await revert(id);
        expect(await everything()).toEqual(before);
        if (back.id === undefined) return;
        const again = await revert(back.id);
        expect(again.rows.filter(({ status }) => status === 'refused')).toEqual([]);
        expect(await everything()).toEqual(after);
      }),
      { numRuns: isLongRun() ? 60 : 15 },
    );
  }, 120_000);
});
