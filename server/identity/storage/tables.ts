import { PEOPLE } from '../../../src/resources/registry/roles';
import { runStatements } from '../../database/migration/runStatements';
import { oneTimeTokenTable } from '../tokens/oneTimeTokenTable';
import { resourceTable } from './accessTables';
import { tableName, type IdentityStore } from './identityStore';

/**
 * The idempotent statements that create a tenant's identity tables; they run at every start.
 *
 * @param schema an existing PostgreSQL schema with the resources' tables
 */
export function identityTables(schema: string): readonly string[] {
  const credential = tableName(schema, 'credential');
  const payload = tableName(schema, 'oidc_payload');
  return [
    `CREATE TABLE IF NOT EXISTS ${credential} (
      user_id bigint PRIMARY KEY REFERENCES ${resourceTable(schema, PEOPLE)} ON DELETE CASCADE,
      subject text UNIQUE,
      password_hash text,
      throw_away_until timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    `ALTER TABLE ${credential} ADD COLUMN IF NOT EXISTS confirmed_email text`,
    // Accounts older than the column have signed in with their current address.
    `UPDATE ${credential} c SET confirmed_email = u.email FROM ${resourceTable(schema, PEOPLE)} u
      WHERE u.id = c.user_id AND c.password_hash IS NOT NULL AND c.confirmed_email IS NULL`,
    `CREATE INDEX IF NOT EXISTS credential_confirmed_email ON ${credential} (lower(confirmed_email))`,
    `CREATE TABLE IF NOT EXISTS ${payload} (
      model text NOT NULL,
      id text NOT NULL,
      payload jsonb NOT NULL,
      grant_id text,
      uid text,
      account_id text,
      expires_at timestamptz,
      consumed_at timestamptz,
      PRIMARY KEY (model, id)
    )`,
    `CREATE INDEX IF NOT EXISTS oidc_payload_grant ON ${payload} (model, grant_id)`,
    `CREATE INDEX IF NOT EXISTS oidc_payload_uid ON ${payload} (model, uid)`,
    `CREATE INDEX IF NOT EXISTS oidc_payload_account ON ${payload} (account_id)`,
    `CREATE INDEX IF NOT EXISTS oidc_payload_expiry ON ${payload} (expires_at)`,
    `CREATE TABLE IF NOT EXISTS ${tableName(schema, 'identity_key')} (
      purpose text NOT NULL,
      id text NOT NULL,
      secret jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (purpose, id)
    )`,
    `CREATE TABLE IF NOT EXISTS ${tableName(schema, 'sign_in_attempt')} (
      key text PRIMARY KEY,
      attempts integer NOT NULL,
      last_at timestamptz NOT NULL,
      allowed_at timestamptz NOT NULL
    )`,
    `CREATE TABLE IF NOT EXISTS ${tableName(schema, 'sign_in_network')} (key text PRIMARY KEY, at timestamptz NOT NULL)`,
    ...oneTimeTokenTable(schema),
  ];
}

export const prepareIdentity = ({ database, schema }: IdentityStore): Promise<void> =>
  runStatements(database, identityTables(schema));
