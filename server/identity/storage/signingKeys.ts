import { randomBytes, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { REMEMBERED_DAYS } from '../provider/lifetimes';
import { tableName, type IdentityStore } from './identityStore';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../database/transaction';

/** Runs `work` in a transaction with an advisory lock per tenant. */
const withLock = <Result>(
  { database, schema }: IdentityStore,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database.pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`identity:${schema}`]);
    return work(client);
  });

/** ES256: short signatures, and every OpenID client supports it. */
export const SIGNING_ALGORITHM = 'ES256';

export interface IdentityKeys {
  /** Private keys for tokens; the first one signs. */
  readonly signing: readonly JWK[];
  /** Secrets for the cookies of the sign-in pages; the first one signs. */
  readonly cookies: readonly string[];
}

async function newSigningKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: SIGNING_ALGORITHM, use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

const newCookieSecret = (): string => randomBytes(32).toString('base64url');

interface KeyRow {
  purpose: 'signing' | 'cookies';
  secret: unknown;
}

const isJwk = (secret: unknown): secret is JWK => typeof secret === 'object' && secret !== null && 'kty' in secret;
const isText = (secret: unknown): secret is string => typeof secret === 'string';

/** Seconds for which a new key only verifies, until every process has read it. */
const UNUSED = 60;

/** Days for which a replaced key still verifies: a little longer than the longest session. */
const KEPT = REMEMBERED_DAYS + 5;

/** Reads the current keys; the signing ones come first. */
export async function readKeys({ database, schema }: IdentityStore): Promise<IdentityKeys> {
  const { rows } = await database.pool.query<KeyRow>(
    `SELECT purpose, secret FROM ${tableName(schema, 'identity_key')}
     ORDER BY created_at > now() - interval '${UNUSED} seconds', created_at DESC, id`,
  );
  const secretsOf = (purpose: string) => rows.filter((row) => row.purpose === purpose).map((row) => row.secret);
  return { signing: secretsOf('signing').filter(isJwk), cookies: secretsOf('cookies').filter(isText) };
}

/** Reads the tenant's keys, or creates and stores them, so that tokens and sessions survive a restart. */
export async function loadKeys(store: IdentityStore): Promise<IdentityKeys> {
  const stored = await readKeys(store);
  if (stored.signing.length > 0 && stored.cookies.length > 0) return stored;
  const key = await newSigningKey();
  const table = tableName(store.schema, 'identity_key');
  // Processes that start in parallel use the keys that are inserted first.
  const insert = `INSERT INTO ${table} (purpose, id, secret) SELECT $1::text, $2, $3::jsonb
    WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE purpose = $1)`;
  await withLock(store, async (client) => {
    await client.query(insert, ['signing', key.kid, JSON.stringify(key)]);
    await client.query(insert, ['cookies', 'first', JSON.stringify(newCookieSecret())]);
  });
  return readKeys(store);
}

/** Adds keys that sign after a minute; the former keys still verify. */
export async function rotateKeys(store: IdentityStore): Promise<void> {
  const key = await newSigningKey();
  const table = tableName(store.schema, 'identity_key');
  const insert = `INSERT INTO ${table} (purpose, id, secret) VALUES ($1, $2, $3::jsonb)`;
  await withLock(store, async (client) => {
    await client.query(insert, ['signing', key.kid, JSON.stringify(key)]);
    await client.query(insert, ['cookies', randomUUID(), JSON.stringify(newCookieSecret())]);
  });
}

/** Deletes keys that were replaced so long ago that nothing signed with them is still valid. */
export async function deleteOldKeys({ database, schema }: IdentityStore): Promise<void> {
  const table = tableName(schema, 'identity_key');
  await database.pool.query(
    `DELETE FROM ${table} old USING ${table} newer
     WHERE newer.purpose = old.purpose AND newer.created_at > old.created_at
       AND newer.created_at < now() - interval '${KEPT} days'`,
  );
}

/** The public halves of the signing keys, with which the API verifies tokens. */
export const publicKeysOf = ({ signing }: IdentityKeys): { keys: JWK[] } => ({
  keys: signing.map(({ d: _private, ...published }) => published),
});
