import { fieldsIn, isComparison, withValues, type Condition } from '../language/condition';
import { conditionAt } from '../language/moments';
import { valueFor, type RowLevel } from '../language/rowAccess';
import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

const RIGHT = /^[A-Z][A-Z0-9_]*:(read|create|update|admin)$/;

export const levelsOf = ({ rows }: Pick<ResourceSchema, 'rows'>): readonly RowLevel[] =>
  [rows?.read, rows?.write].flatMap((levels) => levels ?? []);

const wrong = (message: string): Finding => ({ code: 'S113', message });

const targetOf = (schema: ResourceSchema, field: string): string | undefined => {
  const spec = Object.hasOwn(schema.fields, field) ? schema.fields[field] : undefined;
  return spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec)?.resource : undefined;
};

/** S113, and S026 to S028 of each resource that a condition refers to. */
function checkWhere(condition: Condition, schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const declared = (name: string | undefined) => schemas.find((one) => one.name === name && !one.view && !one.computed);
  const on = (target: ResourceSchema | undefined, where: Condition, otherwise: string): Finding[] =>
    target ? checkWhere(where, target, schemas) : [wrong(otherwise)];
  if (isComparison(condition)) {
    const isComputed = schema.fields[condition.field]?.formula !== undefined;
    const findings = condition.field === 'id' ? [] : checkCondition(condition, schema.fields);
    return isComputed
      ? [wrong(`a level compares '${condition.field}' of '${schema.name}', which is computed`)]
      : findings;
  }
  if ('above' in condition)
    return on(
      declared(schema.parent?.resource),
      condition.above,
      `a level asks above '${schema.name}', which hangs below nothing that stores records`,
    );
  if ('reference' in condition) {
    const target = targetOf(schema, condition.reference);
    return target === undefined
      ? checkCondition(condition, schema.fields)
      : on(declared(target), condition.where, `a level asks for the records of '${target}', which stores none`);
  }
  if ('below' in condition) {
    const nested = schemas.filter(({ parent }) => parent?.resource === schema.name).map(({ name }) => name);
    return on(
      nested.includes(condition.below) ? declared(condition.below) : undefined,
      condition.where,
      `a level asks for '${condition.below}', no records of which hang below '${schema.name}'${suggest(condition.below, nested)}`,
    );
  }
  if ('pointing' in condition) {
    const other = declared(condition.pointing);
    const isPointing = other && targetOf(other, condition.by) === schema.name;
    return on(
      isPointing ? other : undefined,
      condition.where,
      `a level asks for '${condition.pointing}', whose '${condition.by}' does not point at '${schema.name}'`,
    );
  }
  const parts = 'all' in condition ? condition.all : condition.any;
  return parts.flatMap((part) => checkWhere(part, schema, schemas));
}

/** Placeholder person and day for the check; any would do. */
const SOMEONE = valueFor({ id: 1, fonctions: [1] });

function checkLevel(level: RowLevel, schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const { rights, fonctions } = level.for ?? {};
  const isForSome = [rights, fonctions].some((part) => part !== undefined && part.length > 0);
  return [
    ...(level.for && !isForSome ? [wrong('a level names neither rights nor functions of those who have it')] : []),
    ...(rights ?? [])
      .filter((right) => !RIGHT.test(right))
      .map((right) => wrong(`a level is for '${right}', which is no right, as 'PAIE:read' is one`)),
    ...(level.where
      ? checkWhere(conditionAt(withValues(level.where, SOMEONE), new Date()), schema, schemas)
      : level.for
        ? []
        : [wrong('a level is for everybody and reaches every record')]),
  ];
}

/** Options that define record access in another way. */
const OTHERWISE = ['view', 'computed', 'internal', 'ownedBy', 'target'] as const;

/** A view needs the fields of its source's row rules. */
function checkShown({ view, fields }: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const source = schemas.find(({ name }) => name === view?.resource);
  const compared = source ? levelsOf(source).flatMap(({ where }) => (where ? fieldsIn(where) : [])) : [];
  return [...new Set(compared)]
    .filter((name) => name !== 'id' && !Object.hasOwn(fields, name))
    .map((name) => wrong(`it lacks '${name}', which says who reads the records of '${view?.resource}'`));
}

/** S113: the `rows` rules. */
export function checkRowAccess(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const { rows } = schema;
  if (schema.view) return checkShown(schema, schemas);
  if (!rows) return [];
  const otherwise = OTHERWISE.filter((option) => schema[option] !== undefined && schema[option] !== false);
  const empty = (['read', 'write'] as const).filter((purpose) => rows[purpose]?.length === 0);
  return [
    ...otherwise.map((option) => wrong(`'${option}' says already which of its records there are for whom`)),
    ...empty.map((purpose) => wrong(`'${purpose}' has no level`)),
    ...levelsOf(schema).flatMap((level) => checkLevel(level, schema, schemas)),
  ];
}
