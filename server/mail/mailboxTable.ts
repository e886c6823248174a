import { runStatements } from '../database/migration/runStatements';
import { tableName, type IdentityStore } from '../identity/storage/identityStore';

/** Idempotent. */
export const mailboxTable = (schema: string): string => `CREATE TABLE IF NOT EXISTS ${tableName(schema, 'mail')} (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL
)`;

export const prepareMailbox = ({ database, schema }: IdentityStore): Promise<void> =>
  runStatements(database, [mailboxTable(schema)]);
