import { kindOf } from '../../resources/fields/kinds';
import type { FoundItem, NamedRecord } from '../../resources/records/globalSearch';
import { representationOf } from '../../resources/records/representation';
import { isEmptyValue } from '../../resources/records/validate';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { isReference, type Referenced } from '../../resources/registry/referenced';
import { townOf } from './recordCommand';

interface Names {
  readonly referenced: Referenced;
  readonly language: Language;
  /** The name of the record above. */
  readonly above: (one: NamedRecord) => string;
}

/** Beside a found record's name: what it was found by if that is not shown, where it belongs, and what tells it from its like. */
export function foundFacts(
  { record, above, matched }: FoundItem,
  schema: ResourceSchema,
  names: Names,
): string | undefined {
  const { fields } = schema;
  const textOf = (field: string): string => {
    const text = representationOf({ fields, representation: [field] }, record, names.referenced);
    return text === `#${record.id}` ? '' : text;
  };
  const match = (field: string): string => {
    const spec = fields[field];
    if (!spec || isReference(schema, field)) return textOf(field);
    // As the forms write it: a telephone number in pairs.
    const value = record[field];
    const typed = isEmptyValue(value) ? undefined : kindOf(spec).toTyped?.(value, spec);
    return `${inLanguage(spec.label, names.language)} ${typed ?? textOf(field)}`.trim();
  };
  const facts = [
    matched === undefined ? '' : match(matched),
    above ? names.above(above) : '',
    townOf(schema, record) ?? '',
    // Other columns come with the records of one name only.
    ...schema.list.columns
      .filter((field) => field in record && field !== matched && !schema.representation.includes(field))
      .map(textOf),
  ];
  return [...new Set(facts)].filter((fact) => fact !== '').join(' · ') || undefined;
}
