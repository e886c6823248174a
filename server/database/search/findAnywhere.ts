import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoreContext } from '../storeContext';
import { join, toQuery, type Sql } from '../sql';
import { inTransaction } from '../transaction';
import { exactSql, nearSql, type SoughtList } from './soughtSql';

/** Where a search of everything found a record. */
export interface FoundRow {
  readonly schema: ResourceSchema;
  readonly id: number;
  /** The id of the record directly above. */
  readonly parentId?: number;
  readonly score: number;
}

/** With fewer exact finds, what nearly holds the words is looked for as well. */
const ENOUGH = 3;

/** Shorter words are near too many others. */
const SHORTEST_NEAR = 4;

/** How much of a word a text has to hold: one wrong letter of five passes. */
const NEAR_ENOUGH = '0.5';

interface Row {
  readonly place: number;
  readonly id: string;
  readonly parent: string | null;
  readonly score: number;
}

const ALL = ' union all ';

function toRows(lists: readonly SoughtList[], rows: readonly Row[]): readonly FoundRow[] {
  const best = new Map<string, FoundRow>();
  for (const { place, id, parent, score } of rows) {
    const schema = lists[place]?.schema;
    if (!schema) continue;
    const key = `${schema.name} ${id}`;
    const known = best.get(key);
    if (known && known.score >= score) continue;
    best.set(key, {
      schema,
      id: Number(id),
      score: Number(score),
      ...(parent !== null && { parentId: Number(parent) }),
    });
  }
  return [...best.values()];
}

async function run(context: StoreContext, parts: readonly Sql[]): Promise<readonly Row[]> {
  if (parts.length === 0) return [];
  const { rows } = await context.pool.query<Row>(toQuery(join(parts, ALL)));
  return rows;
}

function runNear(context: StoreContext, parts: readonly Sql[]): Promise<readonly Row[]> {
  return inTransaction(
    context.pool,
    async (client) => {
      const { rows } = await client.query<Row>(toQuery(join(parts, ALL)));
      return rows;
    },
    `read only; select set_config('pg_trgm.word_similarity_threshold', '${NEAR_ENOUGH}', true)`,
  );
}

/** The records of many lists that answer a search, in one statement; with typing errors forgiven where few do. */
export async function findAnywhere(context: StoreContext, lists: readonly SoughtList[]): Promise<readonly FoundRow[]> {
  const exact = toRows(
    lists,
    await run(
      context,
      lists.flatMap((list, place) => exactSql(context, list, place)),
    ),
  );
  const isLong = (words: readonly string[]) =>
    words.some((word) => /\p{L}/u.test(word) && word.length >= SHORTEST_NEAR);
  if (exact.length >= ENOUGH) return exact;
  const near = lists.flatMap((list, place) => (isLong(list.words) ? [nearSql(context, list, place)] : []));
  if (near.length === 0) return exact;
  const found = toRows(lists, await runNear(context, near));
  const known = new Set(exact.map(({ schema, id }) => `${schema.name} ${id}`));
  return [...exact, ...found.filter(({ schema, id }) => !known.has(`${schema.name} ${id}`))];
}
