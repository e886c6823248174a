import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change } from '../../server/database/changes/changeTypes';
import { columnSql } from '../../server/database/formulas/formulaSql';
import { storedTableOf } from '../../server/database/formulas/storedTableOf';
import { prepareTenant } from '../../server/database/prepareTenant';
import { identifier, quoted, sql, toQuery } from '../../server/database/sql';
import { createStore, type Store } from '../../server/database/store';
import { createContext } from '../../server/database/storeContext';
import { tableName } from '../../server/database/tables/names';
import { kindOf } from '../../src/resources/fields/kinds';
import { dependsOnOthers } from '../../src/resources/formula/parts';
import { dependsOnTime } from '../../src/resources/formula/reached';
import type { FieldSpec } from '../../src/resources/language/kind';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import { BELOW, computed, RECORD } from '../support/anyFormula';
import { Appareils, Controles, Modeles } from '../support/computedResources';
import { openTestDatabase } from '../support/database';
import { AUTHOR } from '../support/databaseResources';
import { isLongRun } from '../support/longRun';

const [DEVICES, CHECKS, MODELS] = [Appareils.name, Controles.name, Modeles.name];

const there = (formula: object) => ('below' in formula ? Controles.fields : Modeles.fields);

/** Formulas that may be stored, because their values do not change with time. */
const storable = computed.filter(
  ({ formula }) => formula !== undefined && !dependsOnTime(formula, Appareils.fields, there),
);

const following = storable.filter(({ formula }) => formula !== undefined && dependsOnOthers(formula, Appareils.fields));

const pick = fc.nat(1_000);
const MODEL = fc.record({ nom: fc.constantFrom('M', 'É'), garantie: fc.option(fc.integer({ min: -3, max: 3 })) });

/** One write, by a change set or by an operator in plain SQL. */
const write = fc.oneof(
  fc.record({ is: fc.constant('device' as const), values: RECORD, model: pick }),
  fc.record({ is: fc.constant('change' as const), of: pick, values: RECORD, model: pick }),
  fc.record({ is: fc.constant('model' as const), values: MODEL }),
  fc.record({ is: fc.constant('remodel' as const), of: pick, values: MODEL }),
  // Below several devices in any order, so that writers conflict.
  fc.record({
    is: fc.constant('checks' as const),
    given: fc.array(fc.tuple(pick, BELOW), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ is: fc.constant('recheck' as const), of: pick, values: BELOW }),
  fc.record({ is: fc.constant('delete' as const), from: fc.constantFrom(DEVICES, CHECKS), of: pick }),
  fc.record({ is: fc.constant('undo' as const), of: pick }),
  fc.record({ is: fc.constant('move' as const), of: pick, to: pick, several: fc.boolean() }),
  fc.record({ is: fc.constant('plain' as const), which: fc.nat(4), of: pick }),
);
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

const test = await openTestDatabase();
const { pool } = test.database;

interface Device {
  readonly id: number;
  readonly parent: number | null;
}

interface Tenant {
  readonly schema: string;
  readonly registry: Registry;
  readonly store: Store;
  readonly sets: number[];
}

const at = ({ schema }: Tenant, name: string): string => quoted(schema, tableName(name));

async function recordsOf(tenant: Tenant): Promise<Readonly<Record<string, readonly Device[]>>> {
  const read = async (name: string, parent: string) =>
    (await pool.query<Device>(`select id, ${parent} as parent from ${at(tenant, name)} order by id`)).rows;
  return {
    [DEVICES]: await read(DEVICES, 'null'),
    [CHECKS]: await read(CHECKS, '_parent'),
    [MODELS]: await read(MODELS, 'null'),
  };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

const among = (records: Records, name: string, place: number): Device | undefined =>
  records[name]?.[place % Math.max(1, records[name]?.length ?? 0)];

function changesOf(step: Write, records: Records): readonly Change[] {
  const device = (place: number) => among(records, DEVICES, place);
  const modelId = (place: number) => ({
    modeleId: place % 3 === 0 ? null : (among(records, MODELS, place)?.id ?? null),
  });
  const below = ({ parent }: Device) => ({ parents: { appareilId: parent ?? 0 } });
  if (step.is === 'device')
    return [{ resource: DEVICES, action: 'create', values: { ...step.values, ...modelId(step.model) } }];
  if (step.is === 'model') return [{ resource: MODELS, action: 'create', values: step.values }];
  if (step.is === 'checks')
    return step.given.flatMap(([place, values]) => {
      const parent = device(place)?.id;
      return parent === undefined
        ? []
        : [{ resource: CHECKS, action: 'create', values, parents: { appareilId: parent } }];
    });
  const [resource, values] =
    step.is === 'change'
      ? [DEVICES, { ...step.values, ...modelId(step.model) }]
      : step.is === 'remodel'
        ? [MODELS, step.values]
        : step.is === 'recheck'
          ? [CHECKS, step.values]
          : [step.is === 'delete' ? step.from : '', undefined];
  const found = 'of' in step ? among(records, resource, step.of) : undefined;
  if (!found) return [];
  const action = values ? 'update' : 'delete';
  return [{ resource, action, id: found.id, ...(values && { values }), ...(found.parent !== null && below(found)) }];
}

/** Plain SQL of operators, without the program. */
function plainly(tenant: Tenant, step: Write, records: Records): string | undefined {
  const [checks, devices, models] = [CHECKS, DEVICES, MODELS].map((name) => at(tenant, name));
  const id = 'of' in step ? (among(records, DEVICES, step.of)?.id ?? 0) : 0;
  if (step.is === 'move') {
    const to = among(records, DEVICES, step.to)?.id ?? id;
    return `update ${checks} set _parent = ${to} where _parent = ${id} ${step.several ? '' : 'and id % 2 = 0'}`;
  }
  if (step.is !== 'plain') return undefined;
  return [
    `delete from ${checks} where _parent = ${id}`,
    `update ${checks} set cout = cout + 1, conforme = not conforme where _parent % 3 = ${step.of % 3}`,
    `insert into ${checks} (_parent, le, cout) select id, achat, prix / 100 from ${devices} where id % 2 = ${step.of % 2}`,
    `update ${devices} set places = periodicite, marque = nom, "s0" = null where id % 4 = ${step.of % 4}`,
    `update ${models} set garantie = garantie + 1`,
  ][step.which];
}

/** Errors that plain SQL may get from concurrent writes: a deadlock, or a foreign key to a deleted record. */
const MET = ['40P01', '23503'];

async function run(tenant: Tenant, step: Write, records: Records): Promise<void> {
  const statement = plainly(tenant, step, records);
  if (statement !== undefined) {
    await pool.query(statement).catch((error: unknown) => {
      if (!MET.includes((error as { code: string }).code)) throw error;
    });
    return;
  }
  if (step.is === 'undo') {
    const id = tenant.sets[step.of % Math.max(1, tenant.sets.length)];
    const policy = () => undefined;
    const [take, begin] = [() => undefined, () => undefined];
    const all = [DEVICES, CHECKS, MODELS].map((name) => ({ schema: tenant.registry.get(name) }));
    if (id !== undefined)
      await tenant.store.history.revert({
        id,
        author: AUTHOR,
        isPreview: false,
        readables: all,
        policy,
        take,
        begin,
        mode: 'good',
      });
    return;
  }
  const changes = changesOf(step, records);
  if (changes.length === 0) return;
  const { id } = await tenant.store.apply({ author: AUTHOR, origin: 'test', mode: 'good', changes });
  if (id !== undefined) tenant.sets.push(id);
}

/** Stored values that differ from the formula's current value. */
async function differences({ schema, registry }: Tenant, specs: readonly FieldSpec[]) {
  const context = createContext(pool, schema, registry);
  const stored = storedTableOf(context);
  const { table, at: place } = stored(DEVICES);
  const found: unknown[] = [];
  for (const [index, spec] of specs.entries()) {
    const column = identifier('t', `s${index}`);
    const value = columnSql(spec.formula ?? { value: 0 }, kindOf(spec).column(spec), {
      table,
      now: new Date(),
      stored,
    });
    const { rows } = await pool.query(
      toQuery(sql`select * from (select t.id, ${column} as stored, ${value} as computed from ${place} t) n
        where stored is distinct from computed limit 1`),
    );
    if (rows.length > 0) found.push({ formula: JSON.stringify(spec.formula), ...rows[0] });
  }
  return found;
}

async function open(specs: readonly FieldSpec[]): Promise<Tenant> {
  const schema = `${test.schema}_${randomUUID().slice(0, 8)}`;
  const own = Object.fromEntries(specs.map((spec, index) => [`s${index}`, { ...spec, stored: true, readOnly: true }]));
  const registry = createRegistry([{ ...Appareils, fields: { ...Appareils.fields, ...own } }, Controles, Modeles]);
  await prepareTenant(test.database, { schema, registry });
  return { schema, registry, store: createStore({ database: test.database, schema, registry }), sets: [] };
}

const START: readonly Change[] = [
  ...[1, 2].map((id): Change => ({ resource: MODELS, action: 'create', values: { nom: 'M', garantie: id } })),
  ...[1, 2, 3, 4, 5, 6].flatMap((id): readonly Change[] => [
    {
      resource: DEVICES,
      action: 'create',
      values: { nom: 'A', places: id, achat: '2024-02-29', modeleId: 1 + (id % 2) },
    },
    ...[1, 2].map((cost): Change => {
      const values = { le: `2025-0${id}-0${cost}`, cout: cost + id, conforme: cost === 1 };
      return { resource: CHECKS, action: 'create', parents: { appareilId: id }, values };
    }),
  ]),
];

it(
  'stored formulas equal their computed values after concurrent writes of any kind',
  async () => {
    const [tables, rounds] = isLongRun() ? [30, 30] : [3, 10];
    const seed = Number(process.env['SOCLE_SEED'] ?? 17);
    for (let index = 0; index < tables; index += 1) {
      const specs = [following, following, storable].flatMap((some, part) =>
        fc.sample(some, { numRuns: 5, seed: seed * 101 + 3 * index + part }),
      );
      const tenant = await open(specs);
      const { applied } = await tenant.store.apply({ author: AUTHOR, origin: 'test', changes: START });
      expect(applied).toBe(true);
      const batches: readonly (readonly Write[])[] = fc.sample(fc.array(write, { minLength: 3, maxLength: 6 }), {
        numRuns: rounds,
        seed: seed * 31 + index,
      });
      for (const batch of batches) {
        const records = await recordsOf(tenant);
        await Promise.all(batch.map((step) => run(tenant, step, records)));
        expect(await differences(tenant, specs), JSON.stringify(batch)).toEqual([]);
      }
      await pool.query(`drop schema ${quoted(tenant.schema)} cascade`);
    }
  },
  isLongRun() ? 1_200_000 : 60_000,
);
