import { kindOf } from '../../../src/resources/fields/kinds';
import { foldText } from '../../../src/resources/common/foldText';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isInput } from '../../../src/resources/views/form/formValues';
import type { Values } from '../../support/generated/requests';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The texts by which a search finds a record, the longest first. */
export const searchTexts = ({ fields, search }: ResourceSchema, values: Values): readonly string[] =>
  search
    .flatMap((name) => {
      const spec = fields[name];
      const value = values[name];
      return spec && isText(value) && !kindOf(spec).reference ? [value] : [];
    })
    .toSorted((a, b) => b.length - a.length);

/** Every part of a text that a search can find, the longest first. */
const partsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .flatMap((word) => [...word].flatMap((_, start) => [...word].map((__, end) => word.slice(start, end + 1))))
    .toSorted((a, b) => b.length - a.length);

/** Texts that find both records, the longest first; finally '', which finds every record. */
export function commonParts(schema: ResourceSchema, one: Values, other: Values): readonly string[] {
  const others = searchTexts(schema, other).map(foldText);
  const common = searchTexts(schema, one)
    .flatMap(partsOf)
    .filter((part) => part !== '' && others.some((text) => text.includes(part)));
  return [...new Set(common.toSorted((a, b) => b.length - a.length)), ''];
}

export function sortedColumn({ fields, list }: ResourceSchema, one: Values, other: Values): string | undefined {
  const isPlain = (name: string) => {
    const kind = fields[name] && kindOf(fields[name]);
    return kind?.sortable === true && !kind.reference && !Array.isArray(one[name]);
  };
  const differs = (name: string) => foldText(String(one[name])) !== foldText(String(other[name]));
  const filled = (name: string) => (one[name] ?? null) !== null && (other[name] ?? null) !== null;
  return list.columns.find((name) => isPlain(name) && filled(name) && differs(name));
}

/** The field to edit: preferably a column, and none that other fields depend on. */
export function editedField(schema: ResourceSchema): string | undefined {
  const { fields, list, periods, unique } = schema;
  const bound = [...periods.flatMap(({ from, to }) => [from, to]), ...unique.flat()];
  const inputs = Object.keys(fields).filter((name) => isInput(schema, name, false));
  const simple = inputs.filter((name) => {
    const kind = fields[name] && kindOf(fields[name]);
    return kind !== undefined && !kind.upload && !kind.inner && !kind.reference && !bound.includes(name);
  });
  return simple.find((name) => list.columns.includes(name)) ?? simple[0] ?? inputs.find((name) => bound.includes(name));
}
