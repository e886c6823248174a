import type pg from 'pg';
import { literal, quoted } from '../sql';

/** The PostgreSQL schema of what all tenants share. */
export const SHARED_SCHEMA = 'socle';

/** How text is folded for comparing: case and accents ignored. */
export const FOLD = `${SHARED_SCHEMA}.fold`;

/** The same for texts with other characters than ASCII. PostgreSQL puts `fold` itself into a query only if it calls nothing stable. */
const FOLD_ANY = `${SHARED_SCHEMA}.fold_any`;

/** The pattern with which LIKE finds a text anywhere; what the text holds of `%`, `_` and `\` stands for itself. */
export const CONTAINS_PATTERN = `${SHARED_SCHEMA}.contains_pattern`;

/** The pattern with which LIKE finds texts that start with a text. */
export const STARTS_PATTERN = `${SHARED_SCHEMA}.starts_pattern`;

/** Whether a text holds a word but for typing errors: of one wrong letter, or of two in a long word. An index of trigrams finds it. */
export const NEARLY_HOLDS = `${SHARED_SCHEMA}.nearly_holds`;

/** How much of a word a text holds, from 0 to 1. */
export const NEARNESS = `${SHARED_SCHEMA}.nearness`;

/** A value of any type as text; declared immutable because this program's connections all write dates the same way. */
export const AS_TEXT = `${SHARED_SCHEMA}.as_text`;

const EXTENSIONS = ['pg_trgm', 'unaccent'] as const;

async function schemaOfExtension(client: pg.ClientBase, name: string): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    'select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = $1',
    [name],
  );
  return rows[0]?.schema ?? SHARED_SCHEMA;
}

/**
 * Escaping follows folding, because folding turns characters such as the fullwidth percent sign into the plain ones.
 */
const ESCAPED = `replace(replace(replace(${FOLD}($1), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/** The statements that make the functions; each may be run again. The parameters: the schemas of the extensions. */
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
    // A seventh of the time for ASCII. PostgreSQL never puts a strict function of several calls into a query.
    define(
      FOLD,
      'text',
      `case when ${ascii} then lower($1 collate "C") collate "fr-x-icu" else ${FOLD_ANY}($1) end`,
      'called on null input',
    ),
    define(CONTAINS_PATTERN, 'text', `'%' || ${ESCAPED} || '%'`),
    define(STARTS_PATTERN, 'text', `${ESCAPED} || '%'`),
    define(AS_TEXT, 'anyelement', '$1::text'),
    // Stable, because how near is near enough is a setting: PostgreSQL puts them into queries, where the index serves them.
    `create or replace function ${NEARLY_HOLDS}(text, text) returns boolean language sql stable parallel safe
     as $body$ select $1 operator(${quoted(trigramSchema)}.%>) $2 $body$`,
    `create or replace function ${NEARNESS}(text, text) returns real language sql immutable parallel safe
     as $body$ select ${quoted(trigramSchema, 'word_similarity')}($1, $2) $body$`,
  ];
}

/**
 * Makes the extensions and functions that every tenant's tables need, where they are missing.
 *
 * @param isLatest false: the functions are there, as a later version of the program wants them
 * @returns the schemas in which the extensions are, for the search path of index definitions.
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
