import type pg from 'pg';
import { literal, quoted } from '../sql';

export const SHARED_SCHEMA = 'socle';

/** SQL function that folds text for comparison: ignores case and accents. */
export const FOLD = `${SHARED_SCHEMA}.fold`;

/** For non-ASCII text. Separate, because PostgreSQL only inlines `fold` if it calls nothing stable. */
const FOLD_ANY = `${SHARED_SCHEMA}.fold_any`;

/** SQL function: LIKE pattern that finds a text anywhere, with `%`, `_` and `\` escaped. */
export const CONTAINS_PATTERN = `${SHARED_SCHEMA}.contains_pattern`;

export const STARTS_PATTERN = `${SHARED_SCHEMA}.starts_pattern`;

/** Tolerates one wrong letter in a word, or two in a long one. Can use a trigram index. */
export const NEARLY_HOLDS = `${SHARED_SCHEMA}.nearly_holds`;

/** SQL function: similarity of a word to a text, from 0 to 1. */
export const NEARNESS = `${SHARED_SCHEMA}.nearness`;

/** SQL function: casts to text. Declared immutable, because all our connections use the same date format. */
export const AS_TEXT = `${SHARED_SCHEMA}.as_text`;

const EXTENSIONS = ['pg_trgm', 'unaccent'] as const;

async function schemaOfExtension(client: pg.ClientBase, name: string): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    'select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = $1',
    [name],
  );
  return rows[0]?.schema ?? SHARED_SCHEMA;
}

/** Escapes after folding, because folding turns characters such as the fullwidth percent sign into plain ones. */
const ESCAPED = `replace(replace(replace(${FOLD}($1), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/** The parameters are the schemas of the extensions. */
export function sharedFunctions(unaccentSchema: string, trigramSchema: string): readonly string[] {
  const name = quoted(unaccentSchema, 'unaccent');
  const unaccent = `${name}(${literal(name)}::regdictionary, normalize($1, nfkc))`;
  const define = (name: string, parameter: string, body: string, onNull = 'strict') =>
    `create or replace function ${name}(${parameter}) returns text
     language sql immutable ${onNull} parallel safe as $body$ select ${body} $body$`;
  const ascii = 'octet_length($1) = length($1)';
  return [
    `create or replace function ${FOLD_ANY}(text) returns text language plpgsql immutable strict parallel safe cost 10
     as $body$ begin return lower(${unaccent} collate "fr-x-icu"); end $body$`,
    // ASCII text takes a seventh of the time. Not strict, because PostgreSQL would not inline it.
    define(
      FOLD,
      'text',
      `case when ${ascii} then lower($1 collate "C") collate "fr-x-icu" else ${FOLD_ANY}($1) end`,
      'called on null input',
    ),
    define(CONTAINS_PATTERN, 'text', `'%' || ${ESCAPED} || '%'`),
    define(STARTS_PATTERN, 'text', `${ESCAPED} || '%'`),
    define(AS_TEXT, 'anyelement', '$1::text'),
    // Stable, because the threshold is a setting. PostgreSQL inlines them, so that they can use the index.
    `create or replace function ${NEARLY_HOLDS}(text, text) returns boolean language sql stable parallel safe
     as $body$ select $1 operator(${quoted(trigramSchema)}.%>) $2 $body$`,
    `create or replace function ${NEARNESS}(text, text) returns real language sql immutable parallel safe
     as $body$ select ${quoted(trigramSchema, 'word_similarity')}($1, $2) $body$`,
  ];
}

/**
 * @param isLatest false: the functions exist, in the version of a later program
 * @returns the schemas of the extensions, for the search path of index definitions
 */
export async function prepareSharedFunctions(client: pg.ClientBase, isLatest: boolean): Promise<readonly string[]> {
  const schemas: string[] = [];
  for (const name of EXTENSIONS) {
    await client.query(`create extension if not exists ${name} schema ${SHARED_SCHEMA}`);
    schemas.push(await schemaOfExtension(client, name));
  }
  if (!isLatest) return schemas;
  const [trigramSchema = SHARED_SCHEMA, unaccentSchema = SHARED_SCHEMA] = schemas;
  for (const statement of sharedFunctions(unaccentSchema, trigramSchema)) await client.query(statement);
  return schemas;
}
