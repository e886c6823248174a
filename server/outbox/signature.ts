import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/open';
import { quoted } from '../database/sql';

interface KeyStore {
  readonly database: Pick<Database, 'pool'>;
  readonly schema: string;
}

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** The key that signs a tenant's webhooks; created on first use. */
export async function signingKey({ database, schema }: KeyStore): Promise<string> {
  const table = quoted(schema, 'outbox_key');
  const { rows } = await database.pool.query<{ secret: string }>(
    `with made as (insert into ${table} (secret) values ($1) on conflict do nothing returning secret)
     select secret from made union all select secret from ${table} limit 1`,
    [newSecret()],
  );
  // Another process inserted its key concurrently, so it can be read now.
  return rows[0]?.secret ?? signingKey({ database, schema });
}

/** Replaces the key; signatures of the old key are no longer valid. */
export async function renewSigningKey({ database, schema }: KeyStore): Promise<string> {
  const secret = newSecret();
  await database.pool.query(
    `insert into ${quoted(schema, 'outbox_key')} (secret) values ($1)
     on conflict (one) do update set secret = excluded.secret, made_at = now()`,
    [secret],
  );
  return secret;
}

/**
 * Signs a body and a time (Unix seconds) with HMAC-SHA256; the time prevents replays.
 *
 * @example signature(key, 1700000000, '{}') // 't=1700000000,v1=5257a869…'
 */
export const signature = (key: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
