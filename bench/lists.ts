import type pg from 'pg';
import type { ListQuery, Page } from '../src/resources/records/listQuery';
import type { Database } from '../server/database/open';
import { prepareTenant } from '../server/database/prepareTenant';
import { createStore, type Store, type StoredRecord } from '../server/database/store';
import { quoted } from '../server/database/sql';
import { tableName } from '../server/database/tables/names';
import { Adherents, adherent, COMMON_WORD, RARE_WORD, registry, ROWS } from './adherents';
import { measureKeyset, type KeysetFigure } from './keyset';
import { median } from './measure';

const SCHEMA = 'bench';
const TABLE = quoted(SCHEMA, tableName(Adherents.name));
const COLUMNS = 'id, _version, code, nom, ville, effectif, actif';
const PAGE_SIZE = 25;
const BATCH = 5_000;

/** A limit, as a ratio to the duration of a query in the same run. */
export interface Requirement {
  readonly text: string;
  readonly holds: boolean;
}

export interface Figure {
  readonly name: string;
  readonly warm: number;
  readonly cold: number;
  readonly afterWrite: number;
  /** The best query that a person would write by hand. */
  readonly handWritten: number;
  readonly plain: number;
  readonly requirements: readonly Requirement[];
}

async function fill(pool: pg.Pool): Promise<void> {
  for (let from = 0; from < ROWS; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => adherent(from + index));
    const column = (at: 0 | 1 | 2 | 3 | 4) => rows.map((row) => row[at]);
    await pool.query(
      `insert into ${TABLE} (code, nom, ville, effectif, actif)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::boolean[])`,
      [column(0), column(1), column(2), column(3), column(4)],
    );
  }
  await pool.query(`update ${quoted(SCHEMA, 'table_version')} set row_count = (select count(*) from ${TABLE})`);
  await pool.query(`vacuum analyze ${TABLE}`);
}

interface Case {
  readonly name: string;
  readonly query: ListQuery;
  readonly handWritten: readonly string[];
  readonly plain: readonly string[];
  readonly requirements: (figure: Omit<Figure, 'requirements'>) => readonly Requirement[];
}

const count = (where = '') => `select count(*) from ${TABLE} ${where}`;
const page = (where: string, offset: number) =>
  `select ${COLUMNS} from ${TABLE} ${where} order by nom, id limit ${PAGE_SIZE} offset ${offset}`;
const matching = (folded: string) => `where _search like '%${folded}%'`;
const deferred = (offset: number) =>
  `select ${COLUMNS} from ${TABLE}
   where id in (select id from ${TABLE} order by nom, id limit ${PAGE_SIZE} offset ${offset}) order by nom, id`;

const within = ({ warm, handWritten }: Omit<Figure, 'requirements'>): Requirement => ({
  text: 'within 1.5 times the hand-written query',
  holds: warm <= 1.5 * handWritten,
});
const faster =
  (times: number) =>
  ({ warm, plain }: Omit<Figure, 'requirements'>): Requirement => ({
    text: `at least ${times} times faster than plain`,
    holds: plain >= times * warm,
  });

const DEEP_PAGE = ROWS / PAGE_SIZE;
const MIDDLE_PAGE = DEEP_PAGE / 2;
const offsetOf = (number: number) => (number - 1) * PAGE_SIZE;

const CASES: readonly Case[] = [
  {
    name: 'by name, page 1',
    query: { page: 1 },
    handWritten: [page('', 0), count()],
    plain: [page('', 0), count()],
    requirements: (figure) => [within(figure)],
  },
  {
    name: `by name, page ${MIDDLE_PAGE}`,
    query: { page: MIDDLE_PAGE },
    handWritten: [deferred(offsetOf(MIDDLE_PAGE)), count()],
    plain: [page('', offsetOf(MIDDLE_PAGE)), count()],
    requirements: (figure) => [within(figure), faster(5)(figure)],
  },
  {
    name: `by name, page ${DEEP_PAGE}`,
    query: { page: DEEP_PAGE },
    handWritten: [deferred(offsetOf(DEEP_PAGE)), count()],
    plain: [page('', offsetOf(DEEP_PAGE)), count()],
    requirements: (figure) => [within(figure), faster(5)(figure)],
  },
  {
    name: 'search, 20 found',
    query: { page: 1, search: RARE_WORD },
    handWritten: [page(matching('zephyrine'), 0), count(matching('zephyrine'))],
    plain: [page(matching('zephyrine'), 0), count(matching('zephyrine'))],
    requirements: (figure) => [within(figure)],
  },
  {
    name: 'search, 20,000 found',
    query: { page: 1, search: COMMON_WORD },
    handWritten: [page(matching('boulangerie'), 0), count(matching('boulangerie'))],
    plain: [page(matching('boulangerie'), 0), count(matching('boulangerie'))],
    requirements: (figure) => [within(figure), faster(3)(figure)],
  },
];

/** Every fifth record's name contains the common word, so each write changes the order of all lists and searches. */
const TRADE_EVERY = 5;
let writes = 0;

async function runAll(pool: pg.Pool, statements: readonly string[]): Promise<pg.QueryResult[]> {
  const results: pg.QueryResult[] = [];
  for (const statement of statements) results.push(await pool.query(statement));
  return results;
}

/** Compares the result to the plain query's: a wrong answer must not count as fast. */
async function mustEqualPlain(pool: pg.Pool, answer: Page<StoredRecord>, { name, plain }: Case): Promise<void> {
  const [rows, total] = await runAll(pool, plain);
  const expected = JSON.stringify([rows?.rows.map(({ id }: { id: number }) => id), total?.rows[0].count]);
  const got = JSON.stringify([answer.items.map(({ id }) => id), answer.totalCount]);
  if (got !== expected) throw new Error(`${name}: the list answers ${got}, the plain query ${expected}`);
}

async function measure(pool: pg.Pool, store: Store, newStore: () => Store, one: Case): Promise<Figure> {
  const query = { pageSize: PAGE_SIZE, ...one.query };
  const list = () => store.list(Adherents, query);
  await mustEqualPlain(pool, await list(), one);
  let cold = newStore();
  const write = async () => {
    writes += 1;
    const index = TRADE_EVERY * ((writes * 37) % (ROWS / TRADE_EVERY));
    const { id } = await store.apply({
      author: { id: '0', name: 'bench' },
      origin: 'bench',
      changes: [
        {
          resource: Adherents.name,
          action: 'update',
          id: 1 + index,
          values: { nom: `${adherent(index)[1]} bis ${writes}` },
        },
      ],
    });
    if (id === undefined) throw new Error('the write before a measurement changed nothing');
  };
  const figure = {
    name: one.name,
    warm: await median(61, list),
    cold: await median(
      11,
      () => cold.list(Adherents, query),
      async () => {
        cold = newStore();
      },
    ),
    afterWrite: await median(21, list, write),
    handWritten: await median(15, () => runAll(pool, one.handWritten)),
    plain: await median(15, () => runAll(pool, one.plain)),
  };
  await mustEqualPlain(pool, await list(), one);
  return { ...figure, requirements: one.requirements(figure) };
}

export async function measureLists(
  database: Database,
): Promise<{ readonly figures: readonly Figure[]; readonly keyset: readonly KeysetFigure[] }> {
  await prepareTenant(database, { schema: SCHEMA, registry });
  await fill(database.pool);
  const newStore = () => createStore({ database, schema: SCHEMA, registry });
  const store = newStore();
  const figures: Figure[] = [];
  for (const one of CASES) figures.push(await measure(database.pool, store, newStore, one));
  const keyset = await measureKeyset(database.pool, {
    table: TABLE,
    columns: COLUMNS,
    rows: ROWS,
    word: COMMON_WORD.toLowerCase(),
  });
  return { figures, keyset };
}
