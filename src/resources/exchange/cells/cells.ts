import type { FieldSpec } from '../../language/kind';
import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../fields/shared/reading';
import { LANGUAGES, type Language } from '../../language/words';
import { originalText } from './formulas';
import { readReferences, referenceText } from './references';
import { plainText, typedForm } from './typed';
import type { Cell, CellContext, CellRead, ReferenceNames } from './cellTypes';

/**
 * The cell of a field's value: a number, a boolean or a date where its column has that type, otherwise its text. A value
 * that is not in canonical form is written as it is.
 *
 * @param language of labels of fixed choices, where they are distinct; the stored value otherwise
 */
export function toCell(
  value: unknown,
  spec: FieldSpec,
  names: ReferenceNames,
  language: Language = LANGUAGES[0],
): Cell {
  if (isEmptyValue(value)) return null;
  const kind = kindOf(spec);
  const target = kind.reference?.(spec);
  if (target) return referenceText(value, target, names);
  return typedForm(kind.column(spec)).write(value) ?? textOf(value, () => kind.toText(value, spec, language));
}

/** The text that a kind writes. An API that is not ours may answer what the kind cannot write: that is text all the same. */
function textOf(value: unknown, write: () => unknown): string {
  try {
    const text = write();
    if (typeof text === 'string') return text;
  } catch {
    // Written below.
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * The value behind a cell, as the field's kind accepts it; null for a blank one, whether or not the field is required.
 * Codes: those of the kind; of references `unknownReference` and `ambiguousReference`, with their `text`.
 */
export function fromCell(cell: Cell, spec: FieldSpec, context: CellContext): CellRead {
  const given = typeof cell === 'string' ? originalText(cell) : cell;
  if (given === null || isEmptyValue(given)) return { ok: true, value: null };
  const kind = kindOf(spec);
  const target = kind.reference?.(spec);
  if (target) {
    const found = readReferences(plainText(given), target, context);
    return found.ok ? kind.parse(found.value, spec) : found;
  }
  const input = typedForm(kind.column(spec)).read(given, context.decimalComma);
  return kind.parse(typeof input === 'string' ? kind.fromText(input, spec) : input, spec);
}
