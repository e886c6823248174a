import { storedFormulaSql } from '../../server/database/formulas/storedFormulaSql';
import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import { storedTables, type Table } from '../../server/database/tables/table';
import { portalRights } from '../../server/portal/seed/portalRights';
import { hasScreens } from '../../src/resources/access/access';
import type { AccessRule } from '../../src/resources/language/accessRule';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import { screenRuleOf } from '../../src/resources/routes/routeRules';
import { productRoutes } from '../../src/resources/schemas/routes/productRoutes';
import { hasTool, screensOfTool, toolRoute, TOOLS } from '../../src/resources/routes/tools';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { screenAddresses } from '../../src/resources/views/screenAddresses';
import { FORMAT, type SchemaSnapshot, type TableShape } from './snapshotTypes';

const columnShapes = (table: Table, tables: readonly Table[]): TableShape['columns'] =>
  Object.fromEntries([
    ...table.columns.map(({ field, type, notNull }) => [field, { type, notNull }] as const),
    ...table.storedFormulas.map((formula) => {
      const { field, type, notNull } = formula;
      return [field, { type, notNull, formula: storedFormulaSql('tenant', table, formula, tables).digest }] as const;
    }),
  ]);

const tableShape = (table: Table, tables: readonly Table[]): TableShape => {
  const { name, indexes, foreignKeys } = table;
  return {
    name,
    columns: columnShapes(table, tables),
    indexes: Object.fromEntries(
      indexes.map((index) => [
        index.name,
        { definition: index.definition, ...(index.uniqueFields && { unique: index.uniqueFields }) },
      ]),
    ),
    foreignKeys: Object.fromEntries(foreignKeys.map((key) => [key.name, `${key.column} → ${key.target}`])),
  };
};

const tableShapes = (registry: Registry): readonly TableShape[] =>
  storedTables(registry).map((table, _, tables) => tableShape(table, tables));

/** A rule that is met if any of the screens' rules is. */
const anyOf = (rules: readonly AccessRule[]): AccessRule =>
  rules.some(({ rights }) => rights === undefined)
    ? {}
    : { rights: [...new Set(rules.flatMap(({ rights = [] }) => rights))] };

function generatedScreens(schema: ResourceSchema): readonly (readonly [string, AccessRule])[] {
  if (!hasScreens(schema)) return [];
  return [
    ...screenAddresses(schema).map((one) => [one.path, screenRuleOf(one.schema, one.screen)] as const),
    ...TOOLS.filter((tool) => hasTool(schema, tool)).map(
      (tool) =>
        [
          toolRoute(schema, tool),
          anyOf(screensOfTool(schema, tool).map((screen) => screenRuleOf(schema, screen))),
        ] as const,
    ),
  ];
}

/** Everything derived from the declarations, as plain data that can be compared between revisions. */
export function takeSnapshot(schemas: readonly ResourceSchema[]): SchemaSnapshot {
  const registry = createRegistry(schemas);
  return JSON.parse(
    JSON.stringify({
      format: FORMAT,
      api: openApiDocument(registry, portalOperations),
      tables: tableShapes(registry),
      rights: portalRights(registry).map(({ code }) => code),
      screens: Object.fromEntries([
        ...registry.visible.flatMap(generatedScreens),
        ...productRoutes.map(({ path, rule }) => [path.replace(/\{(\w+)\}/g, ':$1'), rule] as const),
      ]),
      resources: Object.fromEntries(schemas.map((schema) => [schema.name, schema])),
    }),
  ) as SchemaSnapshot;
}
