import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { MOST_UNKNOWN_NAMED } from '../../../src/resources/fields/shared/reading';
import { refused, type Refusal } from '../../database/changes/changeTypes';
import { isObject } from '../../../src/resources/common/isObject';

type Fields = Readonly<Record<string, FieldSpec>>;

/** Undeclared names of a change set for which we suggest the nearest field; each suggestion costs as much as a row. */
const MOST_PROPOSED = 1_000;

function undeclaredIn(fields: Fields, values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!spec) return name === 'id' ? [] : [name];
    const inner = kindOf(spec).inner?.(spec);
    return inner ? [value].flat().flatMap((one) => (isObject(one) ? undeclaredIn(inner, one) : [])) : [];
  });
}

/** Refuses rows with undeclared names cheaply, once a change set has too many of them to suggest fields. */
export class UndeclaredNames {
  #proposed = 0;

  /** @returns the refusal of a row; undefined if the usual validation should handle it */
  undeclaredRefusal(fields: Fields, values: Readonly<Record<string, unknown>>): Refusal | undefined {
    const names = undeclaredIn(fields, values);
    if (names.length === 0) return undefined;
    if (this.#proposed < MOST_PROPOSED) {
      this.#proposed += names.length;
      return undefined;
    }
    const issues = names.slice(0, MOST_UNKNOWN_NAMED).map((name) => ({ code: 'unknownField', args: { name } }));
    return refused('invalid', { '': issues });
  }
}
