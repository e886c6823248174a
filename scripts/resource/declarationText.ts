import { parametersOf } from '../../src/resources/registry/registry';
import { fieldText, isColumn, kindsOf } from './newField';
import { addressOf, columnsOf, constantOf, namingField, parentOf, rightsOf, type NewResource } from './newResource';
import { literal, lowered, quoted, words } from './sourceText';

/** Source of a new resource: file name, text, and line of the index. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
  readonly line: string;
}

/** @throws {Error} in French, if it cannot be declared */
export function declarationText(wanted: NewResource): NewFile {
  const { name, parent, one, many, icon, group, fields, unique = [], comments = [] } = wanted;
  if (!/^[A-Za-z]\w*$/.test(name)) throw new Error(`« ${name} » n'est pas un nom de collection.`);
  const named = namingField(fields);
  if (!named) throw new Error('Il faut au moins un champ.');
  const address = addressOf(wanted);
  if (parametersOf(address).length > 2) throw new Error('Une collection à plus de trois niveaux s’écrit à la main.');
  const constant = constantOf(wanted);
  const above = parentOf(wanted);
  const sort = isColumn(named) ? quoted(named.name) : `'id'`;
  const text = [
    `import { defineResource } from '../defineResource';`,
    ...kindsOf(fields).map((kind) => `import { ${kind} } from '../fields/${kind}/kind';`),
    '',
    ...comments.map((comment) => `// ${comment}`),
    `export const ${constant} = defineResource({`,
    `  name: ${quoted(address)},`,
    ...(above ? [`  parent: ${literal(above)},`] : []),
    `  label: { one: ${words(one)}, many: ${words(many)} },`,
    ...(icon ? [`  icon: ${quoted(icon)},`] : []),
    `  rights: ${quoted(rightsOf(wanted))},`,
    ...(group && parent === undefined ? [`  menu: { group: ${quoted(group)} },`] : []),
    `  fields: {`,
    ...fields.map((field) => `    ${fieldText(field)}`),
    `  },`,
    `  representation: ${quoted(named.name)},`,
    ...(named.kind === 'text' ? [`  search: [${quoted(named.name)}],`] : []),
    `  list: { columns: ${literal(columnsOf(fields))}, sort: { field: ${sort}, order: 'ASC' } },`,
    ...(unique.length > 0 ? [`  unique: ${literal(unique)},`] : []),
    `});`,
    '',
  ].join('\n');
  const file = lowered(constant);
  return { file, text, line: `export * from './${file}';` };
}

/** Inserts a line into the index, sorted by name. */
export function withLine(index: string, line: string): string {
  const lines = index.trimEnd().split('\n');
  if (lines.includes(line)) throw new Error(`L'index a déjà « ${line} ».`);
  const at = lines.findIndex((one) => one.startsWith('export') && one > line);
  return `${(at < 0 ? [...lines, line] : lines.toSpliced(at, 0, line)).join('\n')}\n`;
}
