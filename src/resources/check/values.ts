import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

/** S063: a period needs two ordered fields of the same kind. */
function checkPeriods({ periods, fields }: ResourceSchema): Finding[] {
  return periods.flatMap(({ from, to }): Finding[] => {
    const names = Object.keys(fields);
    const unknown = [from, to].filter((name) => !names.includes(name));
    if (unknown.length > 0)
      return unknown.map((name) => ({
        code: 'S063',
        message: `a period names '${name}', which is not a field${suggest(name, names)}`,
      }));
    const [start, end] = [fields[from], fields[to]];
    if (!start || !end || !isKindName(start.kind)) return [];
    const isOrdered = kindOf(start).operators(start).includes('between');
    return from !== to && start.kind === end.kind && isOrdered
      ? []
      : [{ code: 'S063', field: to, message: `it does not end what begins with '${from}': they cannot be compared` }];
  });
}

/** S063, S072 and S074: combinations of field options. */
export const checkValues = (schema: ResourceSchema): Finding[] => [
  ...checkPeriods(schema),
  ...Object.entries(schema.fields).flatMap(([field, spec]): Finding[] => {
    const removal = isKindName(spec.kind) ? kindOf(spec).removedBy?.(spec) : undefined;
    return [
      ...(spec.immutable && spec.readOnly
        ? [{ code: 'S072' as const, field, message: 'it is readOnly, so nobody could change it: it is not immutable' }]
        : []),
      ...(removal !== undefined && Object.hasOwn(schema.fields, removal)
        ? [{ code: 'S074' as const, field, message: `'${removal}' removes it, but is a field itself` }]
        : []),
    ];
  }),
];
