import { isKindName, kinds, type KindName } from '../../src/resources/fields/kinds';
import { nearest } from '../../src/resources/common/nearest';
import { humanised, literal, words } from './sourceText';

export interface NewField {
  readonly name: string;
  readonly kind: KindName;
  readonly label: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly NewField[];
}

const FIELD = /^([A-Za-z]\w*):([A-Za-z]+)(!)?(?:=(\S+))?(?:\s+(.+))?$/;

export const optionsFrom = (values: readonly string[]) =>
  values.map((value) => ({ value, label: wordsOf(humanised(value)) }));

const wordsOf = (text: string): readonly string[] => [text, text, text, text];

/**
 * Parses a field given as a flag: `nom:text! Nom`.
 * @throws {Error} in French, if invalid
 */
export function readField(text: string): NewField {
  const [, name = '', kind = '', required, of, label] = FIELD.exec(text.trim()) ?? [];
  if (name === '') throw new Error(`Champ illisible : « ${text} » ; écrire par exemple « nom:text! Nom ».`);
  if (!isKindName(kind)) {
    const close = nearest(kind, Object.keys(kinds));
    throw new Error(`Type inconnu : « ${kind} »${close ? ` ; vouliez-vous dire « ${close} » ?` : ''}`);
  }
  const isReference = kind === 'reference' || kind === 'referenceSet';
  const isLed = isReference || kind === 'enumeration' || kind === 'enumerationSet';
  if (isLed !== (of !== undefined))
    throw new Error(`« ${name} » : ${isLed ? `« ${kind} » s'écrit avec « =… »` : `« ${kind} » n'a pas de « =… »`}`);
  if (kind === 'embedded' || kind === 'embeddedList')
    throw new Error(`« ${name} » : un champ imbriqué s'écrit à la main.`);
  return {
    name,
    kind,
    label: label ?? humanised(name),
    options: {
      ...(of !== undefined && (isReference ? { resource: of } : { options: optionsFrom(of.split('|')) })),
      ...(required !== undefined && { required: true }),
    },
  };
}

export function fieldText({ name, kind, label, options = {}, fields }: NewField): string {
  const inner = fields ? [`fields: { ${fields.map(fieldText).join('\n')} }`] : [];
  const own = Object.entries(options).map(([option, value]) => `${option}: ${literal(value)}`);
  return `${name}: ${kind}({ ${[`label: ${words(label)}`, ...inner, ...own].join(', ')} }),`;
}

export const kindsOf = (fields: readonly NewField[]): readonly KindName[] =>
  [...new Set(fields.flatMap(({ kind, fields: inner = [] }) => [kind, ...kindsOf(inner)]))].toSorted();

/** Whether a list can show the field and sort by it. */
export function isColumn({ kind }: NewField): boolean {
  const { sortable, upload } = kinds[kind] as { sortable: boolean; upload?: string };
  return sortable && upload === undefined;
}

/** Whether a name is valid for a field. */
export const isFieldName = (name: string): boolean =>
  /^[A-Za-z]\w{0,62}$/.test(name) && name !== 'id' && name !== 'version';
