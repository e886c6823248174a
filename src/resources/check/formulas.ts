import { fieldsIn } from '../language/condition';
import { exclusionRules, fieldsOfRule } from '../records/exclusionRules';
import { rulesOf } from '../records/fieldRules';
import type { FieldSpec } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { computedFields } from '../formula/computedFields';
import { formulaCircle } from '../formula/parts';
import { openFieldsOf } from '../access/openFields';
import type { ResourceSchema } from '../language/resourceSchema';
import { isReadInPart } from './below';
import { formulaProblem } from './formulaTypes';
import { suggest, type Finding } from './report';
import { ofSound } from './soundFormula';

const RESERVED = 'which has other rights: who reads the record may not read those';

/** True if reading one resource implies the right to read the other. */
const isSameRight = (schema: ResourceSchema, target: ResourceSchema): boolean =>
  target.rights === schema.rights &&
  schema.readableBy === 'right' &&
  schema.participants === undefined &&
  schema.alsoReadableWith === undefined;

const withFields = (schema: ResourceSchema, isKnown: (name: string) => boolean): ResourceSchema => ({
  ...schema,
  fields: Object.fromEntries(Object.entries(schema.fields).filter(([name]) => isKnown(name))),
});

/**
 * The part of another resource that all readers may know, or the reason why nothing is. @param isNear the
 * records belong to the same company
 */
function knownOf(schema: ResourceSchema, whole: ResourceSchema, isNear: boolean): ResourceSchema | string {
  const target = withFields(whole, (name) => whole.fields[name]?.readers === undefined);
  if (target.view || target.computed) return 'which stores no records';
  if (isReadInPart(target)) return 'whose records some readers of the record do not see';
  if (isSameRight(schema, target) && (isNear || (!target.scope && !target.parent))) return target;
  if (target.readableBy !== 'session') return RESERVED;
  const open = openFieldsOf(target);
  return withFields(target, (name) => open.includes(name));
}

/** Resolves a child collection for a formula, or returns why it cannot be used. */
const collectionBelow = (schema: ResourceSchema, schemas: readonly ResourceSchema[]) => (collection: string) => {
  const nested = schemas.filter(({ parent }) => parent?.resource === schema.name);
  const target = nested.find(({ name }) => name === collection);
  const names = nested.map(({ name }) => name);
  return target ? knownOf(schema, target, true) : `which does not hang below it${suggest(collection, names)}`;
};

/** Resolves a reference for a formula, or returns why it cannot be used. */
const referenced = (schema: ResourceSchema, schemas: readonly ResourceSchema[]) => (field: string) => {
  const spec = Object.hasOwn(schema.fields, field) ? schema.fields[field] : undefined;
  const pointer = spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
  const target = pointer && !pointer.several && schemas.find(({ name }) => name === pointer.resource);
  return target ? knownOf(schema, target, false) : 'which is no reference to one record';
};

/** Uses of a field that require a stored value. */
function storedUses(schema: ResourceSchema): readonly (readonly [string, readonly string[]])[] {
  const { fields, search, unique, indexes, counted, tree, key, ownedBy, author, picture, readBy, list } = schema;
  const one = (name: string | undefined) => (name === undefined ? [] : [name]);
  return [
    ['the search', search],
    ['the representation', schema.representation],
    ['unique sets', [...unique.flat(), ...exclusionRules(schema).flatMap(fieldsOfRule)]],
    ['periods', schema.periods.flatMap(({ from, to }) => [from, to])],
    ['indexes', [...indexes.flat(), ...counted.flat()]],
    ['the board', one(list.board?.by)],
    ['the record’s own address', [...one(key), ...one(readBy), ...one(tree?.parent), ...one(picture)]],
    ['who it belongs to', [...one(ownedBy), ...one(author)]],
    ['stamps', Object.values(schema.stamps ?? {}).flatMap((stamp) => (stamp?.when ? fieldsIn(stamp.when) : []))],
    ['lookups', Object.values(schema.lookups).map(({ field }) => field)],
    ['rules of fields', Object.values(fields).flatMap((spec) => rulesOf(spec).flatMap(([, when]) => fieldsIn(when)))],
  ];
}

const WRITTEN = ['required', 'requiredWhen', 'unique', 'immutable', 'readOnlyWhen', 'initial'] as const;

/** Options that only make sense for writable fields. */
const writtenOptions = (spec: FieldSpec): readonly string[] => WRITTEN.filter((option) => spec[option] !== undefined);

function checkInner(field: string, spec: FieldSpec): Finding[] {
  const inner = isKindName(spec.kind) ? (kindOf(spec).inner?.(spec) ?? {}) : {};
  return computedFields(inner).map(([name]) => ({
    code: 'S109',
    field,
    message: `'${name}' inside it has a formula, which only fields of a record have`,
  }));
}

/**
 * Maximum depth of computed fields that depend on each other; each is evaluated within the next, so the cost
 * multiplies.
 */
const MOST_STEPS = 5;

/** Problem of the dependencies between computed fields: a cycle, or too many steps. */
function checkCircle(field: string, fields: ResourceSchema['fields']): readonly string[] {
  const path = formulaCircle(field, fields, MOST_STEPS);
  if (!path) return [];
  const way = path.join(' → ');
  return new Set(path).size < path.length
    ? [`its formula leads back to where it began: ${way}`]
    : [`its formula leads through more than ${MOST_STEPS} computed fields: ${way}`];
}

/** S109: formulas must match their fields, and computed fields must not be used where a stored value is needed. */
export function checkFormulas(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const place = {
    fields: schema.fields,
    below: collectionBelow(schema, schemas),
    referenced: referenced(schema, schemas),
  };
  return [
    ...Object.entries(schema.fields).flatMap(([field, spec]) => checkInner(field, spec)),
    ...computedFields(schema.fields).flatMap(([field, formula]): Finding[] => {
      const spec = schema.fields[field];
      // A cycle has no type.
      const circles = ofSound(() => checkCircle(field, schema.fields), []);
      const problem = circles.length > 0 ? undefined : spec && formulaProblem(spec, formula, place);
      const written = spec ? writtenOptions(spec) : [];
      const uses = storedUses(schema).flatMap(([use, names]) => (names.includes(field) ? [use] : []));
      return [
        ...circles,
        ...(problem === undefined ? [] : [problem]),
        ...written.map((option) => `it is computed, so '${option}' says nothing`),
        ...uses.map((use) => `it is computed, and ${use} need what is stored`),
      ].map((message) => ({ code: 'S109', field, message }));
    }),
  ];
}
