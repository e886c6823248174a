import { foldText } from '../../resources/common/foldText';
import { kindOf } from '../../resources/fields/kinds';
import { inLanguage, type Language } from '../../resources/language/words';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';
import { isEmptyValue } from '../../resources/records/validate';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { LINKING, partsOf, wordsOf } from './matchCommands';
import { isSame } from './isSame';
import { paletteWords } from './paletteWords';

/** Most fields of a record that are answered. */
const MOST = 2;

/** A search for what a record has in a field. */
export interface AskedFields {
  /** The words that name the field, folded. */
  readonly asked: readonly string[];
  /** The name of the record. */
  readonly rest: string;
}

interface NamedField {
  readonly field: string;
  readonly label: string;
  readonly names: readonly string[];
}

/** Other words for what reaches someone, and for who is in charge. */
function synonymsOf(schema: ResourceSchema, field: string, language: Language): string {
  const spec = schema.fields[field];
  if (!spec) return '';
  if (spec.kind === 'telephone') return inLanguage(paletteWords.telephoneWords, language);
  if (spec.kind === 'email') return inLanguage(paletteWords.emailWords, language);
  const isPerson = kindOf(spec).reference?.(spec).resource === Utilisateurs.name;
  if (isPerson) return inLanguage(paletteWords.inChargeWords, language);
  const isNumber = ['integer', 'decimal', 'money', 'percentage'].includes(spec.kind);
  return isNumber && spec.help ? inLanguage(spec.help, language) : '';
}

const namedFields = (schema: ResourceSchema, language: Language): readonly NamedField[] =>
  Object.entries(schema.fields).flatMap(([field, spec]) => {
    // Yes or no is no answer to a name.
    if (schema.representation.includes(field) || spec.kind === 'boolean') return [];
    const label = inLanguage(spec.label, language);
    return [{ field, label, names: partsOf(foldText(`${label} ${synonymsOf(schema, field, language)}`)) }];
  });

const isNamed = ({ names }: NamedField, word: string): boolean =>
  names.some((name) => name === word || isSame(name, word));

/** Shorter words are parts of names and labels alike. */
const SHORTEST = 3;

/**
 * Parts a search for a field of a record; undefined if it names no field, or nothing else.
 *
 * @example askedFields('effectif ateliers delattre', [Entreprises], 'fr') // { asked: ['effectif'], rest: 'ateliers delattre' }
 */
export function askedFields(
  query: string,
  schemas: readonly ResourceSchema[],
  language: Language,
): AskedFields | undefined {
  const inCharge = partsOf(foldText(inLanguage(paletteWords.inChargeWords, language)));
  const isQuestion = (word: string) => inCharge.includes(word);
  // The question "qui suit" is no word of a search elsewhere.
  const said = partsOf(foldText(query)).filter(isQuestion);
  const words = [...new Set([...said, ...wordsOf(query)])].filter((word) => !LINKING.has(word));
  const fields = schemas.flatMap((schema) => namedFields(schema, language));
  // "contacts de Kowalski" are records, and no "contact" of one.
  const lists = new Set(schemas.flatMap(({ label }) => partsOf(foldText(inLanguage(label.many, language)))));
  const asked = words.filter(
    (word) => word.length >= SHORTEST && !lists.has(word) && fields.some((one) => isNamed(one, word)),
  );
  const rest = words.filter((word) => !asked.includes(word)).join(' ');
  // "adhérent 77" is the end of a code.
  return asked.length > 0 && /\p{L}/u.test(rest) ? { asked, rest } : undefined;
}

/** What the list shows matters most. */
const placeOf = ({ list }: ResourceSchema, field: string): number => (list.columns.includes(field) ? 0 : 1);

/** The fields of a record that the words name: those of the list first, then those with the shortest label. */
export const fieldsNamed = (
  schema: ResourceSchema,
  asked: readonly string[],
  language: Language,
): readonly Pick<NamedField, 'field' | 'label'>[] =>
  namedFields(schema, language)
    .filter((one) => asked.every((word) => isNamed(one, word)))
    .toSorted(
      (one, other) =>
        placeOf(schema, one.field) - placeOf(schema, other.field) ||
        partsOf(one.label).length - partsOf(other.label).length,
    )
    .slice(0, MOST);

/** What a record has in a field, as text; a postal address whole; '' if it has nothing, or for references. */
export function valueText(schema: ResourceSchema, field: string, record: AnyRecord, language: Language): string {
  const textOf = (name: string): string => {
    const spec = schema.fields[name];
    const value = record[name];
    if (!spec || isEmptyValue(value) || kindOf(spec).reference) return '';
    return kindOf(spec).toTyped?.(value, spec) ?? kindOf(spec).toText(value, spec, language);
  };
  const parts = schema.address?.[0] === field ? schema.address : [field];
  return parts
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
}
