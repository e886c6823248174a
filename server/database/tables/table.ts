import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry';
import type { ResourceSchema } from '../../../src/resources/types';
import { indexesOf } from './indexes';
import type { Column, ForeignKey, Index } from './parts';
import { boundedName, tableName } from './names';
import { SYSTEM_COLUMNS } from './systemColumns';

/** How a resource is stored: what the migration makes and what queries name. Pure data, made from the declaration. */
export interface Table {
  readonly schema: ResourceSchema;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly indexes: readonly Index[];
}

function columnsOf(schema: ResourceSchema): Column[] {
  return Object.entries(schema.fields).map(([field, spec]) => ({
    field,
    type: kindOf(spec).column(spec),
    notNull: spec.required === true && !spec.readOnly,
  }));
}

function foreignKeysOf(schema: ResourceSchema): ForeignKey[] {
  const name = tableName(schema.name);
  const link = (column: string, resource: string, field?: string): ForeignKey => ({
    name: boundedName(`fk_${name}_${column}`),
    column,
    target: tableName(resource),
    ...(field && { field }),
  });
  const references = Object.entries(schema.fields).flatMap(([field, spec]) => {
    const target = kindOf(spec).reference?.(spec);
    return target && !target.several ? [link(field, target.resource, field)] : [];
  });
  return schema.parent ? [...references, link(SYSTEM_COLUMNS.parent, schema.parent.resource)] : references;
}

/** The table of a declaration. */
export function tableOf(schema: ResourceSchema): Table {
  const columns = columnsOf(schema);
  return {
    schema,
    name: tableName(schema.name),
    columns,
    foreignKeys: foreignKeysOf(schema),
    indexes: indexesOf(schema, columns),
  };
}

/** Every table, by the name of its resource. */
export const tablesOf = (registry: Registry): ReadonlyMap<string, Table> =>
  new Map(registry.schemas.map((schema) => [schema.name, tableOf(schema)]));
