import type { Operator } from '../../language/operators';
import { ok, refuse, type FieldSpec, type Kind, type KindSamples } from '../../language/kind';
import { readText } from './texts';

export interface SpecOf<Name extends string> extends FieldSpec {
  readonly kind: Name;
}

/** What distinguishes one kind of short text in a fixed form (an e-mail address, a SIREN number) from another. */
export interface WrittenForm<Name extends string> {
  /** Also the code of the refusal. */
  readonly name: Name;
  /** The canonical form of what was typed (trimmed); undefined where it is not one. */
  readonly read: (typed: string) => string | undefined;
  /** What every canonical form matches (ECMAScript, unicode), for the JSON Schema. */
  readonly pattern: string;
  /** Characters; 255 where absent. */
  readonly maxLength?: number;
  readonly seed: (index: number) => string;
  readonly samples: KindSamples<SpecOf<Name>, string>;
}

const OPERATORS: readonly Operator[] = ['contains', 'startsWith', 'equals', 'notEquals', 'in', 'isEmpty', 'isNotEmpty'];

/** Makes the kind of a short text in a fixed form. Spreadsheets give codes of digits as numbers, so those are read too. */
export function writtenKind<const Name extends string>(form: WrittenForm<Name>): Kind<SpecOf<Name>, string> {
  const { name, read, pattern, maxLength = 255, seed, samples } = form;
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
    seed: (_spec, index) => seed(index),
    samples,
  };
}
