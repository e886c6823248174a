import fc from 'fast-check';
import type pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../server/database/storeContext';
import { columnSql } from '../../server/database/formulas/formulaSql';
import { identifier, join, sql, toQuery } from '../../server/database/sql';
import { applyRows } from '../../server/seed/applyRows';
import { isSame } from '../../src/resources/common/isSame';
import type { FieldSpec } from '../../src/resources/language/kind';
import { kindOf } from '../../src/resources/fields/kinds';
import { computedValue } from '../../src/resources/formula/evaluate';
import { createRegistry } from '../../src/resources/registry/registry';
import { BELOW, computed, MODELS, RECORD } from '../support/anyFormula';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Appareils, Controles, Modeles } from '../support/computedResources';
import { isLongRun } from '../support/longRun';
import type { Values } from '../../src/resources/language/values';

type Stored = Values & { readonly id: number };

let server: ApiServer;
const records: { readonly values: Stored; readonly below: readonly Stored[]; readonly model: Values | undefined }[] =
  [];

beforeAll(async () => {
  const registry = createRegistry([Appareils, Controles, Modeles]);
  server = await openApiServer(registry);
  const models = await applyRows(server.tenant, Modeles.name, MODELS);
  const modelIds = [...models, null];
  const sampled = fc.sample(fc.tuple(RECORD, fc.array(BELOW, { maxLength: 4 })), {
    numRuns: isLongRun() ? 60 : 24,
    seed: 17,
  });
  for (const [index, [sample, there]] of sampled.entries()) {
    const modeleId = modelIds[index % modelIds.length] ?? null;
    const own = { ...sample, modeleId };
    const [id = 0] = await applyRows(server.tenant, Appareils.name, [own]);
    const ids = await applyRows(server.tenant, Controles.name, there, { appareilId: id });
    records.push({
      values: { ...own, id },
      below: there.map((one, at) => ({ ...one, id: ids[at] ?? 0 })),
      model: MODELS[models.indexOf(modeleId ?? 0)],
    });
  }
});

/** Evaluates several formulas for each record in one statement. */
async function inSql(
  client: pg.ClientBase,
  specs: readonly FieldSpec[],
  now: Date,
): Promise<readonly (readonly unknown[])[]> {
  const { database, schema } = server.tenant;
  const context = createContext(database.pool, schema, createRegistry([Appareils, Controles, Modeles]));
  const stored = (name: string) => {
    const table = context.writable(name);
    return { table, at: identifier(schema, table.name) };
  };
  const { table, at } = stored(Appareils.name);
  const columns = specs.map((spec, index) => {
    const value = columnSql(spec.formula ?? { value: 0 }, kindOf(spec).column(spec), { table, now, stored });
    return sql`${value} as ${identifier(`v${index}`)}`;
  });
  const { rows } = await client.query<Readonly<Record<string, unknown>>>(
    toQuery(sql`select ${join(columns)} from ${at} t order by t.id`),
  );
  return specs.map((_, index) => rows.map((row) => row[`v${index}`]));
}

const inJavaScript = (spec: FieldSpec, now: Date): readonly unknown[] =>
  records.map(({ values: own, below: there, model }) =>
    computedValue(spec, {
      schema: Appareils,
      values: own,
      now,
      below: () => ({ schema: Controles, records: there }),
      referenced: () => model && { schema: Modeles, values: model },
    }),
  );

const BATCH = 40;
const EXPRESSIONS = isLongRun() ? 100_000 : 600;

/** Moments around midnight and daylight-saving changes, in time zones on both sides of the date line. */
const MOMENTS = [
  ['Europe/Paris', '2026-03-29T00:59:30Z'],
  ['Europe/Paris', '2026-12-31T23:30:00Z'],
  ['America/Los_Angeles', '2026-11-01T08:30:00Z'],
  ['Pacific/Kiritimati', '2024-02-29T10:30:00Z'],
  ['UTC', '2027-01-31T23:59:59Z'],
] as const;

/** Formulas whose values in SQL and JavaScript differ, with the record. */
function differences(specs: readonly FieldSpec[], found: readonly (readonly unknown[])[], now: Date) {
  return specs.flatMap((spec, index) => {
    const expected = inJavaScript(spec, now);
    const at = expected.findIndex((value, record) => !isSame(value ?? null, found[index]?.[record] ?? null));
    if (at < 0) return [];
    const [javaScript, inDatabase] = [expected[at], found[index]?.[at]];
    return [{ formula: JSON.stringify(spec.formula), kind: spec.kind, record: records[at], javaScript, inDatabase }];
  });
}

describe('a formula', () => {
  it(
    'has the same value in SQL and in JavaScript',
    async () => {
      const seed = Number(process.env['SOCLE_SEED'] ?? 17);
      const client = await server.tenant.database.pool.connect();
      // Each statement runs once, so JIT compilation would cost more than it saves; nested formulas take time.
      await client.query('set jit = off');
      await client.query('set statement_timeout = 0');
      for (let batch = 0; batch * BATCH < EXPRESSIONS; batch += 1) {
        const [zone, instant] = MOMENTS[batch % MOMENTS.length] ?? MOMENTS[0];
        vi.stubEnv('TZ', zone);
        const now = new Date(instant);
        const specs = fc.sample(computed, { numRuns: BATCH, seed: seed * 10_007 + batch });
        expect(differences(specs, await inSql(client, specs, now), now), `${zone} ${instant}`).toEqual([]);
      }
      client.release(true);
    },
    isLongRun() ? 3_600_000 : 60_000,
  );
});
