import { foldText } from '../../common/foldText';
import { integer } from '../../fields/integer/kind';
import type { FieldSpec } from '../../language/kind';
import { kindOf } from '../../fields/kinds';
import type { Fields, ResourceSchema } from '../../language/resourceSchema';
import { inLanguage, LANGUAGES, type Language, type Words } from '../../language/words';
import type { ExchangeColumn } from './cellTypes';

const ID_LABEL: Words = ['Identifiant', 'Identifier', 'Kennung', 'Identificador'];
const VERSION_LABEL: Words = ['Version', 'Version', 'Version', 'Versão'];

const finding = (name: 'id' | 'version', label: Words): ExchangeColumn => ({
  name,
  role: name,
  path: [name],
  spec: integer({ label, min: 0 }),
  label,
  isRead: true,
});

const isRead = (spec: FieldSpec): boolean => !spec.readOnly && kindOf(spec).oneWayText === undefined;

/** Inner fields to write as separate columns; undefined if the embedded value needs a single column. */
function spread(spec: FieldSpec): Fields | undefined {
  const inner = kindOf(spec).inner?.(spec);
  // A list of objects needs a JSON column, and so does an object without required fields, whose empty cells
  // would look like no object.
  if (!inner || !isOneObject(spec) || !Object.values(inner).some(({ required }) => required)) return undefined;
  return Object.values(inner).every((one) => kindOf(one).oneWayText === undefined) ? inner : undefined;
}

const isOneObject = (spec: FieldSpec): boolean => kindOf(spec).jsonSchema(spec)['type'] === 'object';

const between = (outer: Words, inner: Words): Words => {
  const [fr, en, de, pt] = LANGUAGES.map(
    (language) => `${inLanguage(outer, language)} - ${inLanguage(inner, language)}`,
  );
  return [fr ?? '', en ?? '', de ?? '', pt ?? ''];
};

function columnsOfField(name: string, spec: FieldSpec): readonly ExchangeColumn[] {
  const inner = spread(spec);
  if (!inner) return [{ name, role: 'field', path: [name], spec, label: spec.label, isRead: isRead(spec) }];
  return Object.entries(inner).map(([below, innerSpec]) => ({
    name: `${name}.${below}`,
    role: 'field',
    path: [name, below],
    spec: innerSpec,
    label: between(spec.label, innerSpec.label),
    isRead: isRead(spec),
  }));
}

/**
 * File columns of a resource: id and version, so that an import of an export finds its records, then the
 * fields in order; embedded objects take one column per inner field.
 */
export const columnsOf = ({ fields }: Pick<ResourceSchema, 'fields'>): readonly ExchangeColumn[] => [
  finding('id', ID_LABEL),
  finding('version', VERSION_LABEL),
  ...Object.entries(fields).flatMap(([name, spec]) => columnsOfField(name, spec)),
];

/** Normalises a heading: ignores case, accents and outer spaces. */
const fold = (heading: string): string => foldText(heading).trim();

const wordsOf = ({ name, label }: ExchangeColumn): readonly string[] => [name, ...label].map(fold);

/** A column's label; its name is appended if another column has the same label. */
export function headingOf(column: ExchangeColumn, columns: readonly ExchangeColumn[], language: Language): string {
  const label = inLanguage(column.label, language);
  const isShared = columns.some((other) => other.name !== column.name && wordsOf(other).includes(fold(label)));
  return isShared ? `${label} (${column.name})` : label;
}
