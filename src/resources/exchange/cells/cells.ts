import type { FieldSpec } from '../../language/kind';
import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../fields/shared/reading';
import { LANGUAGES, type Language } from '../../language/words';
import { originalText } from './formulas';
import { readReferences, referenceText } from './references';
import { plainText, typedForm } from './typed';
import type { Cell, CellContext, CellRead, ReferenceNames } from './cellTypes';

/**
 * Converts a value to a cell: number, boolean or date if the column type allows, otherwise text.
 * Non-canonical values are written as they are.
 *
 * @param language of option labels; ambiguous labels are replaced by the stored value
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

/** Text of a value by its kind. A foreign API may return values that the kind cannot format; those are stringified. */
function textOf(value: unknown, write: () => unknown): string {
  try {
    const text = write();
    if (typeof text === 'string') return text;
  } catch {
    // Falls through to the generic text.
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Parses a cell by the field's kind; null if blank, even for required fields. Codes: those of the kind; for
 * references `unknownReference` and `ambiguousReference`, with their `text`.
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
