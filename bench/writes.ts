import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../server/database/open';
import { prepareTenant } from '../server/database/prepareTenant';
import { createStore } from '../server/database/store';
import { quoted } from '../server/database/sql';
import { tableName } from '../server/database/tables/names';
import { Adherents, registry } from './adherents';

// npm run bench:writes - single updates and creations by 1 and by 16 clients, compared to hand-written SQL that does
// the same in one transaction: record, version, history, author, and an exact total.

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ROUNDS = 3;
const RECORDS = 5_000;
const SCHEMA = 'bench';
/** Limit of a single write's duration as a ratio to SQL, and the least share of SQL's rate for many writers. */
const MOST_TIMES = 2;
const LEAST_SHARE = 0.5;

const AUTHOR = { id: '1', name: 'Bench' };
const at = (name: string) => quoted(SCHEMA, name);
const TABLE = at(tableName(Adherents.name));

type Write = (caller: number, round: number) => Promise<unknown>;

/** Writes for some seconds. @returns writes per second */
async function rate(callers: number, write: Write): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  let written = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let round = 0; performance.now() < end; round += 1) {
        await write(caller, round);
        written += 1;
      }
    }),
  );
  return written / SECONDS;
}

const idOf = (caller: number, round: number) => 1 + ((caller * 311 + round) % RECORDS);

async function byHand(pool: pg.Pool, added: 0 | 1, sentence: string, values: readonly unknown[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const set = await client.query<{ id: number }>(
      `insert into ${at('change_set')} (author_id, author_name, origin) values ('1', 'Bench', 'hand') returning id`,
    );
    const { rows } = await client.query<{ id: number; version: number }>(sentence, [...values]);
    await client.query(
      `insert into ${at('change_row')} (change_set, ordinal, resource, row_id, action, version, before, after)
       values ($1, 0, $2, $3, 'update', $4, $5, $6)`,
      [set.rows[0]?.id, Adherents.name, rows[0]?.id, rows[0]?.version, { effectif: 1 }, { effectif: 2 }],
    );
    await client.query(
      `update ${at('table_version')} set version = version + 1, row_count = row_count + $1 where resource = $2`,
      [added, Adherents.name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const directory = await mkdtemp(join(tmpdir(), 'socle-bench-'));
const database = await openDatabase({ dataDirectory: directory });
try {
  await prepareTenant(database, { schema: SCHEMA, registry });
  const store = createStore({ database, schema: SCHEMA, registry });
  const { pool } = database;
  let made = 0;
  const values = () => ({
    code: `C${(made += 1)}`,
    nom: `Menuiserie ${made}`,
    ville: 'Lille',
    effectif: 1,
    actif: true,
  });
  const create = (number: number) =>
    store.apply({
      author: AUTHOR,
      origin: 'api',
      changes: Array.from({ length: number }, () => ({ resource: Adherents.name, action: 'create', values: values() })),
    });
  await create(RECORDS);

  const cases: readonly (readonly [name: string, ours: Write, byHand: Write])[] = [
    [
      'update',
      (caller, round) =>
        store.apply({
          author: AUTHOR,
          origin: 'api',
          changes: [
            { resource: Adherents.name, action: 'update', id: idOf(caller, round), values: { effectif: round % 500 } },
          ],
        }),
      (caller, round) =>
        byHand(
          pool,
          0,
          `update ${TABLE} set effectif = $2, _version = _version + 1 where id = $1 returning id, _version as version`,
          [idOf(caller, round), round % 500],
        ),
    ],
    [
      'create',
      () => create(1),
      () => {
        const { code, nom, ville, effectif, actif } = values();
        return byHand(
          pool,
          1,
          `insert into ${TABLE} (code, nom, ville, effectif, actif) values ($1, $2, $3, $4, $5)
           returning id, _version as version`,
          [code, nom, ville, effectif, actif],
        );
      },
    ],
  ];

  let isWithin = true;
  for (const [name, ours, hand] of cases)
    for (const callers of [1, 16]) {
      const rates = { ours: 0, hand: 0 };
      // Both take turns, so that other load on the machine affects both.
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.ours += (await rate(callers, ours)) / ROUNDS;
        rates.hand += (await rate(callers, hand)) / ROUNDS;
      }
      const share = rates.ours / rates.hand;
      const holds = share >= (callers === 1 ? 1 / MOST_TIMES : LEAST_SHARE);
      isWithin &&= holds;
      const figures = `${rates.ours.toFixed(0)} a second, by hand ${rates.hand.toFixed(0)}; ${share.toFixed(2)} of it`;
      console.log(
        `${name}, ${callers === 1 ? '1 caller' : `${callers} callers`}: ${figures}  ${holds ? 'holds' : 'FAILS'}`,
      );
    }
  if (!isWithin) process.exitCode = 1;
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
