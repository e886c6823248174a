import { isComparison, type BelowCondition, type Condition } from '../language/condition';
import { conditionAt } from '../language/moments';
import type { ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

/** All conditions on child records within a condition. */
export function partsBelow(condition: Condition): readonly BelowCondition[] {
  if (isComparison(condition) || 'above' in condition || 'reference' in condition || 'pointing' in condition) return [];
  if ('below' in condition) return [condition];
  return ('all' in condition ? condition.all : condition.any).flatMap(partsBelow);
}

/** True if some records are hidden from readers of the list; filters through them would reveal these. */
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

/**
 * Collections for filters on child records: stored and direct children. The API checks the reader's access to
 * their records.
 */
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

/**
 * S108, and S026 to S028 within: conditions on child records are allowed only in parameters and filters,
 * which the database evaluates.
 */
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
