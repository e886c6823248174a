import { isKindName, kinds } from '../../src/resources/fields/kinds';
import { nearest } from '../../src/resources/common/nearest';
import { parametersOf } from '../../src/resources/registry/registry';

/** What is asked of a new resource. */
export interface NewResource {
  /** The collection's name: `Vehicules`, or `entretiens` below a parent. */
  readonly name: string;
  /** The resource that it hangs below: `Vehicules`. */
  readonly parent?: string | undefined;
  /** What one of its records is called, and several; in other languages after ` / `. */
  readonly one: string;
  readonly many: string;
  /** The first half of its rights; made of the name where absent. */
  readonly rights?: string | undefined;
  readonly icon?: string | undefined;
  readonly group?: string | undefined;
  /** `immatriculation:text! Immatriculation`, `agenceId:reference=Agences`, `etat:enumeration=ouvert|clos`. */
  readonly fields: readonly string[];
}

interface NewField {
  readonly name: string;
  readonly kind: string;
  readonly isRequired: boolean;
  readonly of: string | undefined;
  readonly label: string;
}

const FIELD = /^([A-Za-z]\w*):([A-Za-z]+)(!)?(?:=(\S+))?(?:\s+(.+))?$/;

/** `miseEnCirculation` -> `Mise en circulation` */
function humanised(name: string): string {
  const words = name
    .replace(/Id$/, '')
    .replace(/([a-zà-ÿ0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @throws {Error} in French, for what is no field */
function readField(text: string): NewField {
  const [, name = '', kind = '', required, of, label] = FIELD.exec(text.trim()) ?? [];
  if (name === '') throw new Error(`Champ illisible : « ${text} » ; écrire par exemple « nom:text! Nom ».`);
  if (!isKindName(kind)) {
    const close = nearest(kind, Object.keys(kinds));
    throw new Error(`Type inconnu : « ${kind} »${close ? ` ; vouliez-vous dire « ${close} » ?` : ''}`);
  }
  const isLed = kind === 'reference' || kind === 'referenceSet' || kind === 'enumeration' || kind === 'enumerationSet';
  if (isLed !== (of !== undefined))
    throw new Error(`« ${name} » : ${isLed ? `« ${kind} » s'écrit avec « =… »` : `« ${kind} » n'a pas de « =… »`}`);
  if (kind === 'embedded' || kind === 'embeddedList')
    throw new Error(`« ${name} » : un champ imbriqué s'écrit à la main.`);
  return { name, kind, isRequired: required !== undefined, of, label: label ?? humanised(name) };
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", '’')}'`;

/** Words in the four languages; a language that is not given begins with the first. */
function words(text: string): string {
  const given = text.split(' / ').map((one) => one.trim());
  return `[${Array.from({ length: 4 }, (_, at) => quoted(given[at] ?? given[0] ?? '')).join(', ')}]`;
}

function fieldText({ name, kind, isRequired, of, label }: NewField): string {
  const options = (of ?? '')
    .split('|')
    .map((value) => `{ value: ${quoted(value)}, label: ${words(humanised(value))} }`);
  const particular = kind.startsWith('reference')
    ? `resource: ${quoted(of ?? '')}, `
    : `options: [${options.join(', ')}], `;
  return `    ${name}: ${kind}({ label: ${words(label)}, ${of === undefined ? '' : particular}${isRequired ? 'required: true' : ''} }),`;
}

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `Vehicules` -> `vehiculeId` */
const parameterOf = (parent: string): string => `${lowered(parent.split('/').at(-1) ?? parent).replace(/s$/, '')}Id`;

/** `TypesContrats` -> `TYPES_CONTRATS` */
const rightsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase();

const shown = ({ kind }: NewField): boolean => {
  const { sortable, upload } = kinds[kind as keyof typeof kinds] as { sortable: boolean; upload?: string };
  return sortable && upload === undefined;
};

/** A new resource as files: the name of its own, its text, and its line in the index. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
  readonly line: string;
}

/** @throws {Error} in French, for what cannot be declared so */
export function declarationText(wanted: NewResource): NewFile {
  const { name, parent, one, many, icon, group } = wanted;
  if (!/^[A-Za-z]\w*$/.test(name)) throw new Error(`« ${name} » n'est pas un nom de collection.`);
  const fields = wanted.fields.map(readField);
  const [first] = fields;
  if (!first) throw new Error('Il faut au moins un champ.');
  const named = fields.find(({ kind }) => kind === 'text') ?? first;
  const isSearched = named.kind === 'text';
  const address = parent === undefined ? name : `${parent}/{${parameterOf(parent)}}/${name}`;
  const words4 = { one: words(one), many: words(many) };
  const columns = [named, ...fields.filter((field) => field !== named && shown(field))]
    .slice(0, 6)
    .map((field) => quoted(field.name));
  const [, ...above] = parametersOf(address).toReversed();
  const parentText = `parent: { resource: ${quoted(parent ?? '')}, parameter: ${quoted(parametersOf(address).at(-1) ?? '')} },`;
  const constant = (
    parent === undefined ? name : `${parent.split('/')[0] ?? ''}${humanised(name).replaceAll(' ', '')}`
  ).replace(/^./, (letter) => letter.toUpperCase());
  const used = [...new Set(fields.map(({ kind }) => kind))].toSorted();
  const text = [
    `import { defineResource } from '../defineResource';`,
    ...used.map((kind) => `import { ${kind} } from '../fields/${kind}/kind';`),
    '',
    `export const ${constant} = defineResource({`,
    `  name: ${quoted(address)},`,
    ...(parent === undefined ? [] : [`  ${parentText}`]),
    `  label: { one: ${words4.one}, many: ${words4.many} },`,
    ...(icon ? [`  icon: ${quoted(icon)},`] : []),
    `  rights: ${quoted(wanted.rights ?? rightsOf(name))},`,
    ...(group && parent === undefined ? [`  menu: { group: ${quoted(group)} },`] : []),
    `  fields: {`,
    ...fields.map(fieldText),
    `  },`,
    `  representation: ${quoted(named.name)},`,
    ...(isSearched ? [`  search: [${quoted(named.name)}],`] : []),
    `  list: { columns: [${columns.join(', ')}], sort: { field: ${shown(named) ? quoted(named.name) : `'id'`}, order: 'ASC' } },`,
    `});`,
    '',
  ].join('\n');
  if (above.length > 1) throw new Error('Une collection à plus de trois niveaux s’écrit à la main.');
  const file = lowered(constant);
  return { file, text, line: `export * from './${file}';` };
}

/** The index with a line more, in the order of its names. */
export function withLine(index: string, line: string): string {
  const lines = index.trimEnd().split('\n');
  if (lines.includes(line)) throw new Error(`L'index a déjà « ${line} ».`);
  const at = lines.findIndex((one) => one.startsWith('export') && one > line);
  return `${(at < 0 ? [...lines, line] : lines.toSpliced(at, 0, line)).join('\n')}\n`;
}
