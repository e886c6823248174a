import type { Tenant } from '../tenants';
import { identifier, type Sql } from '../database/sql';
import { tableName } from '../database/tables/names';

/** The quoted table of a declared resource. @param schema the tenant's PostgreSQL schema */
export const tableIn = (schema: string, resource: { readonly name: string }): Sql =>
  identifier(schema, tableName(resource.name));

/** The quoted table of a declared resource of a tenant. */
export const tableAt = ({ schema }: Pick<Tenant, 'schema'>, resource: { readonly name: string }): Sql =>
  tableIn(schema, resource);
