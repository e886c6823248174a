import type { Database } from '../../database/open';
import { quoted } from '../../database/sql';

/** Where a tenant's accounts, sessions and keys are kept: its own PostgreSQL schema. */
export interface IdentityStore {
  readonly database: Database;
  /** The name of the PostgreSQL schema, such as `tenant_nord`. */
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

/** The quoted name of a table, to be put into SQL: `"tenant_nord"."account"`. */
export const tableName = (schema: string, table: IdentityTable): string => quoted(schema, table);
