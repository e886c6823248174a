import { exclusionRules, type ExclusionRule } from '../records/exclusionRules';
import { asksOther, type Condition } from '../language/condition';
import { isKindName, kindOf } from '../fields/kinds';
import { isSame } from '../common/isSame';
import { conditionAt } from '../language/moments';
import type { ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

/** Column types of a period: days or instants. */
const TIMES: readonly string[] = ['date', 'timestamptz'];

const [ONE_DAY, ANOTHER] = [new Date('2001-02-03T04:05:06Z'), new Date('2010-11-12T13:14:15Z')];

/** True if a condition depends on the current day. */
const isOfToday = (condition: Condition): boolean =>
  !isSame(conditionAt(condition, ONE_DAY), conditionAt(condition, ANOTHER));

function checkRule({ same, when, period }: ExclusionRule, { fields, parent }: ResourceSchema): Finding[] {
  const wrong = (message: string, field?: string): Finding => ({ code: 'S107', ...(field && { field }), message });
  const names = Object.keys(fields);
  const spec = period && fields[period.from];
  const isTimed = !spec || !isKindName(spec.kind) || TIMES.includes(kindOf(spec).column(spec));
  return [
    ...same
      .filter((name) => !names.includes(name))
      .map((name) => wrong(`'${name}' is to be the same, and is not a field${suggest(name, names)}`)),
    ...(same.length === 0 && !period && !parent ? [wrong('uniqueWhen names no field')] : []),
    ...(isTimed ? [] : [wrong('only days and instants overlap', period?.from)]),
    ...(when && asksOther(when) ? [wrong('its condition asks for another record')] : []),
    ...(when && isOfToday(when)
      ? [wrong('its condition has another answer every day, and no write would ask again')]
      : []),
    ...(when && !asksOther(when) ? checkCondition(when, fields) : []),
  ];
}

/** S107, and S026 to S028 of its conditions: exclusion rules. */
export const checkExclusions = (schema: ResourceSchema): Finding[] =>
  exclusionRules(schema).flatMap((rule) => checkRule(rule, schema));
