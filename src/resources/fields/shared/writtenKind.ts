import type { Operator } from '../../language/operators';
import { ok, refuse, type FieldSpec, type Kind, type KindSamples } from '../../language/kind';
import { readText } from './texts';

export interface SpecOf<Name extends string> extends FieldSpec {
  readonly kind: Name;
}

/** Definition of a kind of short text in a fixed format, such as an email address or a SIREN number. */
export interface WrittenForm<Name extends string> {
  /** Also the code of the refusal. */
  readonly name: Name;
  /** Converts trimmed text to its canonical form; undefined if invalid. */
  readonly read: (typed: string) => string | undefined;
  /** Pattern of canonical forms (ECMAScript, unicode), for the JSON Schema. */
  readonly pattern: string;
  /** Maximum characters; 255 by default. */
  readonly maxLength?: number;
  /** As in `Kind`. */
  readonly isSelfEvident?: true;
  readonly seed: (index: number) => string;
  readonly samples: KindSamples<SpecOf<Name>, string>;
}

const OPERATORS: readonly Operator[] = ['contains', 'startsWith', 'equals', 'notEquals', 'in', 'isEmpty', 'isNotEmpty'];

/**
 * Builds a kind of short text in a fixed format. Also accepts numbers, because spreadsheets convert codes
 * made of digits.
 */
export function writtenKind<const Name extends string>(form: WrittenForm<Name>): Kind<SpecOf<Name>, string> {
  const { name, read, pattern, maxLength = 255, isSelfEvident, seed, samples } = form;
  return {
    name,
    parse(input) {
      const typed = readText(typeof input === 'number' ? String(input) : input, { minLength: 1, maxLength });
      const value = typed.ok ? read(typed.value) : undefined;
      return value === undefined ? refuse(name) : ok(value);
    },
    jsonSchema: () => ({ type: 'string', maxLength, pattern }),
    column: () => 'text',
    operators: () => OPERATORS,
    toText: (value) => value,
    fromText: (cell) => cell,
    sortable: true,
    ...(isSelfEvident && { isSelfEvident }),
    seed: (_spec, index) => seed(index),
    samples,
  };
}
