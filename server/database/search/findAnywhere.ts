import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoreContext } from '../storeContext';
import { join, toQuery, type Sql } from '../sql';
import { inTransaction } from '../transaction';
import { codeSql, exactSql, nearSql, sharedSql, type SoughtList } from './soughtSql';

export interface FoundRow {
  readonly schema: ResourceSchema;
  readonly id: number;
  readonly parentId?: number;
  readonly score: number;
}

/** With fewer exact matches of a single word, similar words are searched as well: "Marchant" may mean "Marchand". */
const ENOUGH = 3;

/** A code, or several words together, are what one means. */
const isSure = ({ words }: SoughtList): boolean => words.length > 1 || words.some((word) => /\d/.test(word));

/** Shorter words are similar to too many others. */
const SHORTEST_NEAR = 4;

/** Minimum word similarity: allows one wrong letter in five; of several words, two swapped ones if nothing is nearer. */
const NEAR_ENOUGH = '0.5';
const LEAST_NEAR = '0.4';

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

function runNear(context: StoreContext, parts: readonly Sql[], enough: string): Promise<readonly Row[]> {
  return inTransaction(
    context.pool,
    async (client) => {
      const { rows } = await client.query<Row>(toQuery(join(parts, ALL)));
      return rows;
    },
    `read only; select set_config('pg_trgm.word_similarity_threshold', '${enough}', true)`,
  );
}

/** Searches many lists with one statement. Tolerates typing errors if there are few exact matches. */
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
  if (exact.length >= (lists.some(isSure) ? 1 : ENOUGH)) return exact;
  if (exact.length === 0) {
    const parts = lists.flatMap((list, place) => [
      ...sharedSql(context, list, place),
      ...codeSql(context, list, place),
    ]);
    const meant = toRows(lists, await run(context, parts));
    if (meant.length > 0) return meant;
  }
  const near = lists.flatMap((list, place) => (isLong(list.words) ? [nearSql(context, list, place)] : []));
  if (near.length === 0) return exact;
  const nearer = toRows(lists, await runNear(context, near, NEAR_ENOUGH));
  const found =
    exact.length + nearer.length > 0 || !lists.some(isSure)
      ? nearer
      : toRows(lists, await runNear(context, near, LEAST_NEAR));
  const known = new Set(exact.map(({ schema, id }) => `${schema.name} ${id}`));
  return [...exact, ...found.filter(({ schema, id }) => !known.has(`${schema.name} ${id}`))];
}
