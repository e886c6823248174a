import { tableName, type IdentityStore } from '../identity/storage/identityStore';
import { withLock } from '../identity/storage/withLock';

/** The statement that makes the table of the development mailbox; it may be run again. */
export const mailboxTable = (schema: string): string => `CREATE TABLE IF NOT EXISTS ${tableName(schema, 'mail')} (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL
)`;

/** Makes the table of a tenant's mailbox where it is missing. */
export const prepareMailbox = (store: IdentityStore): Promise<void> =>
  withLock(store, async (client) => {
    await client.query(mailboxTable(store.schema));
  });
