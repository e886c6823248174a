import { asksOther, fieldsIn } from '../language/condition';
import type { FieldSpec } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { rulesOf } from '../records/fieldRules';
import { conditionAt } from '../language/moments';
import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import type { Finding } from './report';

/** What is wrong with the rules of one field by themselves. */
function misplaced(field: string, spec: FieldSpec): Finding[] {
  const wrong = (message: string): Finding => ({ code: 'S102', field, message });
  return [
    ...rulesOf(spec).flatMap(([rule, condition]) =>
      asksOther(condition) ? [wrong(`'${rule}' asks for another record`)] : [],
    ),
    ...(spec.visibleWhen &&
    rulesOf(spec).some(([rule, condition]) => rule !== 'options' && fieldsIn(condition).includes(field))
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

/** Fields inside an embedded one know nothing of the record around them. */
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

const checkConditionsOf = (spec: FieldSpec, fields: Fields): Finding[] =>
  rulesOf(spec).flatMap(([, condition]) => checkCondition(conditionAt(condition, new Date()), fields));

/** S102, and S026 to S028 of the conditions of rules. */
export const checkRules = ({ fields }: Pick<ResourceSchema, 'fields'>): Finding[] =>
  Object.entries(fields).flatMap(([field, spec]) => [
    ...misplaced(field, spec),
    ...checkInner(field, spec),
    ...checkConditionsOf(spec, fields),
  ]);
