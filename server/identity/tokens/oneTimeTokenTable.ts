import { tableName } from '../storage/identityStore';

/** One token per user and purpose: a newer one replaces the last. Idempotent, because it runs at every start. */
export const oneTimeTokenTable = (schema: string): readonly string[] => [
  `CREATE TABLE IF NOT EXISTS ${tableName(schema, 'one_time_token')} (
    user_id bigint NOT NULL,
    purpose text NOT NULL,
    digest text NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, purpose)
  )`,
];
