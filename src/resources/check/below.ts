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
  { below, where }: BelowCondition,
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
  return checkCondition(conditionAt(where, new Date()), target.fields);
}

/** S108, and S026 to S028 of what is asked below: parameters alone ask it, since the database answers them. */
export const checkBelow = (schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] => [
  ...Object.values(schema.parameters)
    .flatMap(({ whenTrue, whenFalse }) => [whenTrue, whenFalse])
    .flatMap((condition) => (condition ? partsBelow(condition) : []))
    .flatMap((part) => checkPart(part, schema, schemas)),
  ...Object.values(schema.actions).flatMap(({ when }): Finding[] =>
    when && partsBelow(when).length > 0
      ? [{ code: 'S108', message: 'an action asks for records below, which the browser does not know' }]
      : [],
  ),
];
