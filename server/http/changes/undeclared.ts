import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { MOST_UNKNOWN_NAMED } from '../../../src/resources/fields/shared/reading';
import { refused, type Refusal } from '../../database/changes/changeTypes';
import { isObject } from '../../../src/resources/common/isObject';

type Fields = Readonly<Record<string, FieldSpec>>;

/** For how many undeclared names of a change set the nearest declared one is looked for: each costs as much as a row. */
const MOST_PROPOSED = 1_000;

/** The names of a value that its declaration does not know, at every depth of embedded fields. */
function undeclaredIn(fields: Fields, values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!spec) return name === 'id' ? [] : [name];
    const inner = kindOf(spec).inner?.(spec);
    return inner ? [value].flat().flatMap((one) => (isObject(one) ? undeclaredIn(inner, one) : [])) : [];
  });
}

/** Refuses rows with undeclared names, once the names of a change set are too many to look for what was meant. */
export class UndeclaredNames {
  #proposed = 0;

  /** @returns the refusal of a row; undefined where it is to be validated like every other */
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
