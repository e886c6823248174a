import { identifier, type Sql } from '../sql';
import { tableName } from './names';

/** The quoted table of a resource. @param schema the tenant's PostgreSQL schema */
export const tableIn = (schema: string, resource: { readonly name: string }): Sql =>
  identifier(schema, tableName(resource.name));

export const tableAt = ({ schema }: { readonly schema: string }, resource: { readonly name: string }): Sql =>
  tableIn(schema, resource);
