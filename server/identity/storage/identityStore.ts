import type { Database } from '../../database/open';
import { quoted } from '../../database/sql';

export interface IdentityStore {
  readonly database: Database;
  /** Such as `tenant_nord`. */
  readonly schema: string;
}

export type IdentityTable =
  | 'credential'
  | 'identity_key'
  | 'mail'
  | 'oidc_payload'
  | 'one_time_token'
  | 'sign_in_attempt'
  | 'sign_in_network';

/** The quoted table name, for SQL: `"tenant_nord"."credential"`. */
export const tableName = (schema: string, table: IdentityTable): string => quoted(schema, table);
