import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { PEOPLE } from '../registry/roles';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

/** S090: participants are users in a field, or those of the parent record. */
function checkParticipants({ participants, fields, parent, parameters }: ResourceSchema): Finding[] {
  const asking = Object.keys(parameters).filter((name) => parameters[name]?.concerning);
  if (asking.length > 0 && !participants?.fields)
    return [{ code: 'S090', message: `'${asking[0]}' asks whom records concern, which no field says` }];
  if (!participants) return [];
  const names = Object.keys(fields);
  if (!participants.fields)
    return parent ? [] : [{ code: 'S090', message: 'it has participants, but no field that names them' }];
  return participants.fields.flatMap((name): Finding[] => {
    const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!spec) return [{ code: 'S090', message: `the participant '${name}' is not a field${suggest(name, names)}` }];
    const target = isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
    return target?.resource === PEOPLE
      ? []
      : [{ code: 'S090', field: name, message: `it names participants, but is no reference to '${PEOPLE}'` }];
  });
}

/** S091: stamps are read-only instants. */
function checkStamps({ stamps = {}, fields }: ResourceSchema): Finding[] {
  return Object.entries(stamps).flatMap(([name, stamp]): Finding[] => {
    const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!spec)
      return [{ code: 'S091', message: `the stamp '${name}' is not a field${suggest(name, Object.keys(fields))}` }];
    const isInstant = isKindName(spec.kind) && kindOf(spec).column(spec) === 'timestamptz' && spec.readOnly === true;
    return [
      ...(isInstant ? [] : [{ code: 'S091' as const, field: name, message: 'it is a stamp, but no readOnly instant' }]),
      ...(stamp?.when ? checkCondition(stamp.when, fields) : []),
    ];
  });
}

/** S090 and S091: participants, and fields that the API sets. */
export const checkWritten = (schema: ResourceSchema): Finding[] => [
  ...checkParticipants(schema),
  ...checkStamps(schema),
];
