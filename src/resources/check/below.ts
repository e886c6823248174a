import { isComparison, type BelowCondition, type Condition } from '../language/condition';
import { conditionAt } from '../language/moments';
import type { ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

/** Every part of a condition that asks for the records of a nested collection. */
export function partsBelow(condition: Condition): readonly BelowCondition[] {
  if (isComparison(condition) || 'above' in condition || 'reference' in condition || 'pointing' in condition) return [];
  if ('below' in condition) return [condition];
  return ('all' in condition ? condition.all : condition.any).flatMap(partsBelow);
}

/** Whether some of its records are kept from people who may read the list: what is below would tell of them. */
export const isReadInPart = ({ audience, ownedBy, grantedBy, privacy, target, rows }: ResourceSchema): boolean =>
  [audience, ownedBy, grantedBy, privacy, target, rows?.read].some((option) => option !== undefined);

function checkPart(
  { below, where, among }: BelowCondition,
  schema: ResourceSchema,
  schemas: readonly ResourceSchema[],
): Finding[] {
  const wrong = (message: string): Finding => ({
    code: 'S108',
    message: `a condition asks below for '${below}', ${message}`,
  });
  const nested = schemas.filter(({ parent }) => parent?.resource === schema.name);
  const target = nested.find(({ name }) => name === below);
  if (!target)
    return [
      wrong(
        `which does not hang below it${suggest(
          below,
          nested.map(({ name }) => name),
        )}`,
      ),
    ];
  if (target.view || target.computed) return [wrong('which stores no records')];
  if (isReadInPart(target)) return [wrong('whose records some readers of the list do not see')];
  return [where, among].flatMap((part) => (part ? checkCondition(conditionAt(part, new Date()), target.fields) : []));
}

/** What a person may filter by below: records that are stored, directly below. Which of them the person reads, the API asks. */
function checkFiltersBelow({ name, list }: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const nested = schemas.filter(({ parent }) => parent?.resource === name);
  return (list.filtersBelow ?? []).flatMap((below): Finding[] => {
    const wrong = (message: string): Finding[] => [
      { code: 'S108', message: `a list is filtered by '${below}', ${message}` },
    ];
    const target = nested.find((one) => one.name === below);
    const others = nested.map((one) => one.name);
    if (!target) return wrong(`which does not hang below it${suggest(below, others)}`);
    return target.view || target.computed ? wrong('which stores no records') : [];
  });
}

/** S108, and S026 to S028 of what is asked below: parameters and filters alone ask it, since the database answers them. */
export const checkBelow = (schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] => [
  ...Object.values(schema.parameters)
    .flatMap(({ whenTrue, whenFalse }) => [whenTrue, whenFalse])
    .flatMap((condition) => (condition ? partsBelow(condition) : []))
    .flatMap((part) => checkPart(part, schema, schemas)),
  ...checkFiltersBelow(schema, schemas),
  ...Object.values(schema.actions).flatMap(({ when }): Finding[] =>
    when && partsBelow(when).length > 0
      ? [{ code: 'S108', message: 'an action asks for records below, which the browser does not know' }]
      : [],
  ),
];
