import { kindOf } from '../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { coverOf } from './cover/cover';
import { isLongRun } from './longRun';

/**
 * The options that decide which calls a screen makes, besides the operations. The data provider decides about addresses
 * and bodies (`ranked`, `readBy`, `bodies`, `createdAtKey`, `addresses`, `fileRemoval`), which its own tests cover for
 * every declaration (`src/dataProvider/contract.test.ts`).
 */
const DECLARED = [
  'parent',
  'key',
  'view',
  'ownedBy',
  'computed',
  'tree',
  'plan',
  'summary',
  'lookups',
  'extracts',
  'parameters',
  'links',
  'otherLists',
  'actions',
  'savedMessages',
  'tabGroups',
] as const satisfies readonly (keyof ResourceSchema)[];

const isDeclared = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Every part of a declaration that makes a screen call the API. */
function aspectsOf(schema: ResourceSchema): readonly string[] {
  const kinds = Object.values(schema.fields).map(kindOf);
  return [
    ...Object.entries(schema.operations).map(([operation, availability]) => `${operation} ${availability}`),
    ...DECLARED.filter((name) => isDeclared(schema[name])),
    ...kinds.filter((kind) => kind.reference ?? kind.upload).map(({ name }) => `kind ${name}`),
  ];
}

/** A few resources whose screens make every kind of call; all resources in a long run. */
export function contractShapes(schemas: readonly ResourceSchema[]): readonly ResourceSchema[] {
  if (isLongRun()) return schemas;
  const cover = coverOf(
    schemas.map((schema) => ({
      name: schema.name,
      aspects: new Set(aspectsOf(schema)),
      cost: Object.keys(schema.fields).length,
    })),
  );
  return schemas.filter(({ name }) => cover.includes(name));
}

/** A few resources with every shape of collection below them; all in a long run. */
export function contractParents(
  parents: readonly ResourceSchema[],
  childrenOf: (schema: ResourceSchema) => readonly ResourceSchema[],
): readonly ResourceSchema[] {
  if (isLongRun()) return parents;
  const candidates = parents.map((schema) => {
    const children = childrenOf(schema);
    return { name: schema.name, aspects: new Set(children.flatMap(aspectsOf)), cost: children.length };
  });
  const cover = coverOf(candidates);
  return parents.filter(({ name }) => cover.includes(name));
}
