import { fieldsIn, isComparison, isJunction, type Condition } from '../language/condition';
import type { FieldSpec } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { rulesOf } from '../records/fieldRules';
import { refusalsOf } from '../records/refusedWhen';
import { conditionAt } from '../language/moments';
import { comparedWith } from '../language/recordValues';
import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

/** The stored resource behind a reference to one record. */
function targetOf(field: string, fields: Fields, schemas: readonly ResourceSchema[]): ResourceSchema | undefined {
  const spec = Object.hasOwn(fields, field) ? fields[field] : undefined;
  const pointer = spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
  const target = pointer?.several ? undefined : schemas.find(({ name }) => name === pointer?.resource);
  return target?.view || target?.computed ? undefined : target;
}

/** Column type for comparisons; undefined for computed fields, which only the database evaluates. */
const comparedAs = (field: string, fields: Fields): string | undefined => {
  const spec = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return spec && isKindName(spec.kind) && !spec.formula ? kindOf(spec).column(spec) : undefined;
};

/** Removes comparisons with other fields from a condition, and returns their problems. */
function withoutRecordValues(condition: Condition, fields: Fields, own: Fields): [Condition, readonly string[]] {
  if (isComparison(condition)) {
    const names = comparedWith(condition);
    if (names.length === 0) return [condition, []];
    const type = comparedAs(condition.field, fields);
    const wrong = names.filter((name) => type === undefined || comparedAs(name, own) !== type);
    return [{ field: condition.field, operator: 'isNotEmpty' }, wrong];
  }
  if (!isJunction(condition)) return [condition, []];
  const parts = 'all' in condition ? condition.all : condition.any;
  const read = parts.map((part) => withoutRecordValues(part, fields, own));
  return [{ all: read.map(([part]) => part) }, read.flatMap(([, wrong]) => wrong)];
}

/** Problems of a rule's condition, on the record itself or on a referenced one. */
function checkRule(
  condition: Condition,
  own: ResourceSchema,
  schemas: readonly ResourceSchema[],
  pointed?: ResourceSchema,
): (Finding | string)[] {
  const asked = pointed ?? own;
  if (isJunction(condition))
    return ('all' in condition ? condition.all : condition.any).flatMap((part) =>
      checkRule(part, own, schemas, pointed),
    );
  if (isComparison(condition)) {
    const [plain, wrong] = withoutRecordValues(condition, asked.fields, own.fields);
    return [
      ...wrong.map(
        (name) =>
          `it compares '${condition.field}' with '${name}' of the record, which is ${
            Object.hasOwn(own.fields, name)
              ? 'compared otherwise'
              : `not a field${suggest(name, Object.keys(own.fields))}`
          }`,
      ),
      ...checkCondition(conditionAt(plain, new Date()), asked.fields),
      ...(pointed?.fields[condition.field]?.formula
        ? [`it asks for '${condition.field}' of '${asked.name}', which is computed`]
        : []),
    ];
  }
  if (!('reference' in condition)) return ['it asks for another record than one that a reference points at'];
  if (pointed) return [`it asks through '${asked.name}' for a third record`];
  const target = targetOf(condition.reference, own.fields, schemas);
  return target
    ? checkRule(condition.where, own, schemas, target)
    : [`it asks for the record of '${condition.reference}', which is no reference to one that is stored`];
}

/** Rules that may compare the field itself; options are checked separately. */
const ABOUT_ITSELF: readonly string[] = ['options', 'refusedWhen'];

/** Problems of the shape of `refusedWhen`. Its messages are checked by S105. */
function misshapen(field: string, { refusedWhen }: FieldSpec): Finding[] {
  if (refusedWhen === undefined) return [];
  const wrong = (message: string): Finding => ({ code: 'S102', field, message: `'refusedWhen': ${message}` });
  const example = "[{ when: { field, operator, value }, message: ['…', '…', '…', '…'] }]";
  if (!Array.isArray(refusedWhen)) return [wrong(`it is a list; write ${example}`)];
  return refusedWhen.length === refusalsOf({ refusedWhen }).length
    ? []
    : [wrong(`it does not say when; write ${example}`)];
}

/** Problems of a field's own rules. */
function misplaced(field: string, spec: FieldSpec): Finding[] {
  const wrong = (message: string): Finding => ({ code: 'S102', field, message });
  return [
    ...misshapen(field, spec),
    ...(spec.visibleWhen &&
    rulesOf(spec).some(([rule, condition]) => !ABOUT_ITSELF.includes(rule) && fieldsIn(condition).includes(field))
      ? [wrong('it decides whether it is shown itself')]
      : []),
    ...(rulesOf(spec).some(([rule, condition]) => rule === 'options' && fieldsIn(condition).includes(field))
      ? [wrong('it decides itself which of its options it has')]
      : []),
    ...(spec.required && spec.visibleWhen ? [wrong("it is required and not always shown: use 'requiredWhen'")] : []),
    ...(spec.required && spec.requiredWhen ? [wrong("it is required, and 'requiredWhen' says so once more")] : []),
    ...(spec.readOnly && rulesOf(spec).some(([rule]) => rule !== 'visibleWhen')
      ? [wrong('only the API writes it, and yet a rule says who may')]
      : []),
  ];
}

/** Inner fields cannot have rules, because they do not know the surrounding record. */
function checkInner(field: string, spec: FieldSpec): Finding[] {
  const inner = isKindName(spec.kind) ? (kindOf(spec).inner?.(spec) ?? {}) : {};
  return Object.entries(inner).flatMap(([name, one]) =>
    rulesOf(one).map(([rule]): Finding => ({
      code: 'S102',
      field,
      message: `'${name}' inside it has '${rule}', which is asked of the fields of a record alone`,
    })),
  );
}

const checkConditionsOf = (
  field: string,
  schema: ResourceSchema,
  schemas: readonly ResourceSchema[],
  spec: FieldSpec,
): Finding[] =>
  rulesOf(spec).flatMap(([rule, condition]) =>
    checkRule(condition, schema, schemas).map((found) =>
      typeof found === 'string' ? { code: 'S102', field, message: `'${rule}': ${found}` } : { field, ...found },
    ),
  );

/** S102, and S026 to S028 of the rules' conditions. */
export const checkRules = (schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] =>
  Object.entries(schema.fields).flatMap(([field, spec]) => [
    ...misplaced(field, spec),
    ...checkInner(field, spec),
    ...checkConditionsOf(field, schema, schemas, spec),
  ]);
