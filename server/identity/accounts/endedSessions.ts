import { PEOPLE } from '../../../src/resources/registry/roles';
import type { RowRule, WrittenRow } from '../../database/changes/changeTypes';
import { tableName } from '../storage/identityStore';

function endsSessions({ before, after }: WrittenRow, now: Date): boolean {
  if (before === undefined) return false;
  if (after === undefined) return true;
  const until = after['lockoutEnd'];
  return typeof until === 'string' && before['lockoutEnd'] !== until && new Date(until) > now;
}

/**
 * Ends the sessions and links of users whom a write deletes or locks, in the same transaction, so that a user who is
 * restored or unlocked has to sign in again. Never refuses a write.
 */
export const endedSessions: RowRule = {
  resources: [PEOPLE],
  async refuses(client, schema, rows) {
    const now = new Date();
    const ids = rows.flatMap((row) => (endsSessions(row, now) ? [row.id] : []));
    if (ids.length > 0) {
      const tokens = `DELETE FROM ${tableName(schema, 'oidc_payload')} WHERE account_id = any($1::text[])`;
      await client.query(tokens, [ids.map(String)]);
      const links = `DELETE FROM ${tableName(schema, 'one_time_token')} WHERE user_id = any($1::bigint[])`;
      await client.query(links, [ids]);
    }
    return new Map();
  },
};
