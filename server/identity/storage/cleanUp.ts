import { KNOWN_FOR_DAYS } from '../accounts/attempts';
import { tableName, type IdentityStore } from './identityStore';
import { deleteOldKeys } from './signingKeys';

export async function deleteExpired(store: IdentityStore): Promise<void> {
  const { database, schema } = store;
  await deleteOldKeys(store);
  await database.pool.query(`DELETE FROM ${tableName(schema, 'oidc_payload')} WHERE expires_at < now()`);
  await database.pool.query(`DELETE FROM ${tableName(schema, 'one_time_token')} WHERE expires_at < now()`);
  await database.pool.query(
    `DELETE FROM ${tableName(schema, 'sign_in_attempt')} WHERE last_at < now() - interval '1 day'`,
  );
  await database.pool.query(
    `DELETE FROM ${tableName(schema, 'sign_in_network')} WHERE at < now() - interval '${KNOWN_FOR_DAYS} days'`,
  );
}
