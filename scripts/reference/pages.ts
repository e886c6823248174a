import { OPERATORS } from '../../src/resources/language/operators';
import type { FieldSpec, Kind } from '../../src/resources/language/kind';
import { kinds } from '../../src/resources/fields/kinds';
import { BEYOND } from './beyond';
import { codesPage, namesPage } from './codePages';
import type { Example } from './examples';
import { code, fenced, page, table } from './markdown';
import type { DocumentedLanguage, DocumentedOption } from './readTypes';

interface Reference {
  readonly language: DocumentedLanguage;
  readonly examples: readonly Example[];
  /** Formatted statements of the examples, in the same order. */
  readonly sources: readonly string[];
}

const allKinds = Object.values(kinds) as unknown as readonly Kind[];

const examplesFor = ({ examples, sources }: Reference, of: string): readonly string[] =>
  examples.flatMap((example, at) =>
    example.of === of ? [(sources[at] ?? '').replace(/^const \w+(?:: [^=]*?)? =\s*/, '').replace(/;$/, '')] : [],
  );

const named = (name: string, texts: readonly string[]): string[] =>
  texts.length > 0 ? [fenced(texts.map((text) => `${name}: ${text},`).join('\n'))] : [];

const optionRow = ({ path, type, doc, isOptional }: DocumentedOption) => [
  code(path),
  code(type),
  isOptional ? '' : 'yes',
  doc,
];

function resourcePage(reference: Reference): string {
  const { resource } = reference.language;
  const tops = resource.filter(({ path }) => !/[.[]/.test(path));
  const sections = tops.map(({ path, type, doc, isOptional }) => {
    const inner = resource.filter(
      (one) => one.path !== path && /^[.[]/.test(one.path.slice(path.length)) && one.path.startsWith(path),
    );
    return [
      `## ${code(path)}${isOptional ? '' : ' (required)'}`,
      ...(doc ? [doc] : []),
      ...(inner.length > 0
        ? [table(['option', 'type', 'required', 'what it says'], inner.map(optionRow))]
        : [code(type)]),
      ...named(path, examplesFor(reference, `resource ${path}`)),
    ].join('\n\n');
  });
  return page('The options of a resource', 'Where a type is `field`, the name of a field is meant.', ...sections);
}

function kindSection(reference: Reference, { name, samples, ...kind }: Kind): string {
  const { doc = '', options = [] } = reference.language.kinds.find((one) => one.name === name) ?? {};
  const spec: FieldSpec = samples.spec;
  const operators = kind.operators(spec);
  const refused = samples.invalid.map(({ input, code: why }) => `${code(JSON.stringify(input).slice(0, 60))} (${why})`);
  return [
    `## ${code(name)}`,
    doc,
    table(
      ['', ''],
      [
        ['column', code(kind.column(spec))],
        ['JSON Schema', code(JSON.stringify(kind.jsonSchema(spec)))],
        ['filter operators', operators.map(code).join(', ') || 'it cannot be filtered'],
        ['sorted by', kind.sortable ? 'yes' : 'no'],
        ['accepted', samples.valid.map((value) => code(JSON.stringify(value).slice(0, 80))).join(', ')],
        ...(samples.coerced
          ? [
              [
                'read',
                samples.coerced
                  .map(({ input, value }) => `${code(JSON.stringify(input))} as ${code(JSON.stringify(value))}`)
                  .join(', '),
              ],
            ]
          : []),
        ['refused', refused.join(', ')],
      ],
    ),
    ...(options.length > 0 ? [table(['option', 'type', 'required', 'what it says'], options.map(optionRow))] : []),
    ...named('champ', examplesFor(reference, `kind ${name}`)),
  ].join('\n\n');
}

function fieldsPage(reference: Reference): string {
  const common = reference.language.field.map((option) =>
    [
      `### ${code(option.path)}`,
      ...(option.doc ? [option.doc] : []),
      code(option.type),
      ...named('champ', examplesFor(reference, `field ${option.path}`)),
    ].join('\n\n'),
  );
  return page(
    'Fields and their kinds',
    '## What every field may say',
    ...common,
    ...allKinds.map((kind) => kindSection(reference, kind)),
  );
}

function expressionsPage(reference: Reference): string {
  const forms = (what: 'condition' | 'formula', all: readonly DocumentedOption[]) =>
    all
      .filter(({ path }, at) => all.findIndex((one) => one.path === path) === at)
      .flatMap(({ path, doc, type }) => [
        `### ${code(path)}`,
        ...(doc ? [doc] : []),
        code(type),
        ...examplesFor(reference, `${what} ${path}`).map(fenced),
      ]);
  const operators = OPERATORS.map((operator) => [
    code(operator),
    allKinds
      .filter((kind) => kind.operators(kind.samples.spec).includes(operator))
      .map(({ name }) => code(name))
      .join(', '),
  ]);
  return page(
    'Conditions, moments and formulas',
    '## Conditions',
    ...forms('condition', reference.language.conditions),
    '### Operators',
    table(['operator', 'kinds that know it'], operators),
    '## Formulas',
    ...forms('formula', reference.language.formulas),
  );
}

function pagePage(reference: Reference): string {
  const { page: options, sections } = reference.language;
  return page(
    'Pages by declaration',
    'How one is added: [pages by declaration](../adding-a-resource.md#pages-by-declaration).',
    table(['option', 'type', 'required', 'what it says'], options.map(optionRow)),
    ...examplesFor(reference, 'page whole').map((text) => fenced(`definePage(${text});`)),
    '## Sections',
    ...sections.map(({ name, doc, options: own }) =>
      [
        `### ${code(name)}`,
        doc,
        table(['option', 'type', 'required', 'what it says'], own.map(optionRow)),
        ...examplesFor(reference, `section ${name}`).map(fenced),
      ].join('\n\n'),
    ),
  );
}

function indexPage(): string {
  return page(
    'Reference of the language of declarations',
    'Written from the types, the kinds’ samples and the declarations of the product and its tests; every example compiles. How a resource is added: [a first one](../adding-a-resource.md).',
    [
      '- [The options of a resource](resource.md)',
      '- [Fields and their kinds](fields.md)',
      '- [Conditions, moments and formulas](expressions.md)',
      '- [Pages by declaration](page.md)',
      '- [Icons, groups of the menu, levels of rights](names.md)',
      '- [Codes of declarations, of the API and of values](codes.md)',
    ].join('\n'),
    '## What cannot be declared, and where the code for it goes',
    table(
      ['what', 'where', 'how'],
      BEYOND.map(({ what, where, how }) => [what, where.map(code).join(', '), how]),
    ),
  );
}

export const pagesOf = (reference: Reference): Readonly<Record<string, string>> => ({
  'README.md': indexPage(),
  'resource.md': resourcePage(reference),
  'fields.md': fieldsPage(reference),
  'expressions.md': expressionsPage(reference),
  'page.md': pagePage(reference),
  'names.md': namesPage(),
  'codes.md': codesPage(),
});
