import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import { storedTables } from '../../server/database/tables/table';
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

const tableShapes = (registry: Registry): readonly TableShape[] =>
  storedTables(registry).map(({ name, columns, indexes, foreignKeys }) => ({
    name,
    columns: Object.fromEntries(columns.map(({ field, type, notNull }) => [field, { type, notNull }])),
    indexes: Object.fromEntries(
      indexes.map((index) => [
        index.name,
        { definition: index.definition, ...(index.uniqueFields && { unique: index.uniqueFields }) },
      ]),
    ),
    foreignKeys: Object.fromEntries(foreignKeys.map((key) => [key.name, `${key.column} → ${key.target}`])),
  }));

/** The rule of what opens with any of several screens. */
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

/** Everything that declarations make, as plain data: what one revision of them is compared with another by. */
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
