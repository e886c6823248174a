import { kindOf } from '../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { coverOf } from './cover/cover';
import { isLongRun } from './longRun';

/**
 * What decides which calls a screen has, beside the operations. How a call is addressed and what its body is (`ranked`, `readBy`,
 * `bodies`, `createdAtKey`, `addresses`, `fileRemoval`) the data provider decides, and its tests say of every declaration
 * (`src/dataProvider/contract.test.ts`).
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
  'notices',
  'tabGroups',
] as const satisfies readonly (keyof ResourceSchema)[];

const isDeclared = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Everything in a declaration that makes a screen ask the API for something of its own. */
function aspectsOf(schema: ResourceSchema): readonly string[] {
  const kinds = Object.values(schema.fields).map(kindOf);
  return [
    ...Object.entries(schema.operations).map(([operation, availability]) => `${operation} ${availability}`),
    ...DECLARED.filter((name) => isDeclared(schema[name])),
    ...kinds.filter((kind) => kind.reference ?? kind.upload).map(({ name }) => `kind ${name}`),
  ];
}

/** Few resources whose screens ask for everything that the screens of all do; all of them where everything is tested. */
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

/** Few resources below which there is every shape of collection; all of them where everything is tested. */
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
