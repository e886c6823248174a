import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import type { Issue, JsonSchema } from '../../../../src/resources/language/kind';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { parseId } from '../../../../src/resources/fields/shared/ids';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { isEmptyValue } from '../../../../src/resources/records/validate';
import { validateBody } from '../../../http/body/plainNumbers';
import { problem } from '../../../http/problem';
import { slotOf } from '../rules/storedSlot';
import type { Values } from '../../../../src/resources/language/values';

const MOST_ASKED = 1_000;
const NEEDED = ['typeCreneauId', 'debut', 'fin'] as const;

/** The JSON Schema of a slot to verify: a new one, or a stored one with its id. */
export const SLOT_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    version: { type: 'integer', minimum: 1 },
    ...Object.fromEntries(
      Object.entries(Creneaux.fields).map(([name, spec]) => [
        name,
        NEEDED.some((one) => one === name)
          ? kindOf(spec).jsonSchema(spec)
          : { anyOf: [kindOf(spec).jsonSchema(spec), { type: 'null' }] },
      ]),
    ),
  },
  required: NEEDED,
};

/** Reads a body `{ creneaux: [...] }`. @throws {ProblemError} `invalid` */
export function readAskedSlots({ creneaux, ...others }: Values): readonly CheckedSlot[] {
  const errors: Record<string, Issue[]> = Object.fromEntries(
    Object.keys(others).map((name) => [name, [{ code: 'unknownField', args: { name } }]]),
  );
  if (!Array.isArray(creneaux))
    throw problem('invalid', {
      errors: { ...errors, creneaux: [{ code: isEmptyValue(creneaux) ? 'required' : 'embeddedList' }] },
    });
  if (creneaux.length > MOST_ASKED)
    throw problem('invalid', { errors: { creneaux: [{ code: 'maxItems', args: { smart_count: MOST_ASKED } }] } });
  const slots = creneaux.map((given: unknown, index): CheckedSlot => {
    const at = `creneaux.${index}`;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      errors[at] = [{ code: 'embedded' }];
      return slotOf(undefined, {});
    }
    const item: Values = { ...given };
    const { version: _version, ...rest } = item;
    const { values, issues } = validateBody(Creneaux, rest, 'update');
    for (const name of ['id', 'version'])
      if (!isEmptyValue(item[name]) && parseId(item[name]) === undefined)
        errors[`${at}.${name}`] = [{ code: 'integer' }];
    for (const [name, found] of Object.entries(issues)) errors[`${at}.${name}`] = [...found];
    for (const name of NEEDED) if (isEmptyValue(item[name])) errors[`${at}.${name}`] = [{ code: 'required' }];
    return slotOf(parseId(item['id']), values);
  });
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
  return slots;
}
