import { createHash } from 'node:crypto';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { FormulaSource } from '../../../src/resources/formula/reached';
import { storedFieldsOf } from '../../../src/resources/formula/parts';
import { SHARED_SCHEMA, sharedFunctions } from '../migration/sharedFunctions';
import { identifier, inlined } from '../sql';
import { tableName } from '../tables/names';
import type { StoredFormula } from '../tables/parts';
import type { Table } from '../tables/table';
import type { ComputedColumn, FollowedTable } from './formulaNote';
import { columnSql, type FormulaPlace } from './formulaSql';
import { createTriggersSql } from './formulaTriggers';

export interface StoredFormulaSql extends ComputedColumn {
  /** Changes whenever the computation changes; the same for all tenants. */
  readonly digest: string;
}

function referenceOf({ table, stored }: FormulaPlace, field: string): Table {
  const spec = table.schema.fields[field];
  const target = spec && kindOf(spec).reference?.(spec);
  if (!target) throw new Error(`'${table.schema.name}.${field}' is no reference`);
  return stored(target.resource).table;
}

const followed = (place: FormulaPlace, { through, fields }: FormulaSource): FollowedTable =>
  'below' in through
    ? { table: place.stored(through.below).table.name, fields }
    : { table: referenceOf(place, through.reference).name, by: through.reference, fields };

const placeIn = (schema: string, table: Table, tables: readonly Table[]): FormulaPlace => ({
  table,
  // Stored formulas cannot depend on the current time.
  now: new Date(0),
  stored: (resource) => {
    const found = tables.find(({ stored }) => stored === resource);
    if (!found) throw new Error(`'${resource}' has no table`);
    return { table: found, at: identifier(schema, tableName(resource)) };
  },
});

function computedColumn(
  schema: string,
  table: Table,
  { field, formula, type, sources }: StoredFormula,
  tables: readonly Table[],
): ComputedColumn {
  const place = placeIn(schema, table, tables);
  return {
    field,
    value: inlined(columnSql(formula, type, place)),
    columns: storedFieldsOf(formula, table.schema.fields),
    follows: sources.map((source) => followed(place, source)),
  };
}

/** A digest of the statements for this formula alone, independent of the tenant. */
function digestOf(table: Table, formula: StoredFormula, tables: readonly Table[]): string {
  const columns = [computedColumn('tenant', table, formula, tables)];
  const statements = [
    ...createTriggersSql({ schema: 'tenant', table: table.name, columns }),
    ...sharedFunctions(SHARED_SCHEMA, SHARED_SCHEMA),
  ];
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16);
}

export const storedFormulaSql = (
  schema: string,
  table: Table,
  formula: StoredFormula,
  tables: readonly Table[],
): StoredFormulaSql => ({
  ...computedColumn(schema, table, formula, tables),
  digest: digestOf(table, formula, tables),
});
