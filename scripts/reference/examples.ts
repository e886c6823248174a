import { defineResource } from '../../src/resources/defineResource';
import type { PageOptions } from '../../src/resources/definePage';
import { text } from '../../src/resources/fields/text/kind';
import type { FieldSpec } from '../../src/resources/language/kind';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { isEqual, type Data } from '../diff/changes';
import { chooseExamples } from './chooseExamples';
import { CONDITIONS, FORMULAS } from './expressions';
import type { DocumentedLanguage, DocumentedOption } from './readTypes';

/** A piece of a declaration that illustrates options. */
export interface Example {
  /** `resource list`, `kind text`, `field unique`, `condition all` */
  readonly of: string;
  readonly value: unknown;
}

const isTop = ({ path }: DocumentedOption): boolean => !/[.[]/.test(path);

const innerOf = (spec: FieldSpec): readonly FieldSpec[] =>
  'fields' in spec ? Object.values(spec.fields as Readonly<Record<string, FieldSpec>>) : [];

export interface DeclaredSchemas {
  readonly own: readonly ResourceSchema[];
  readonly others: readonly ResourceSchema[];
  readonly pages: readonly PageOptions[];
  readonly stored: readonly Example[];
}

const storedOf = <Value>({ stored }: DeclaredSchemas, wanted: string): readonly Value[] =>
  stored.filter(({ of }) => of === wanted).map(({ value }) => value as Value);

const WORDS = ['', '', '', ''] as const;

/** A declaration with all defaults. */
const SILENT = defineResource({
  name: '',
  label: { one: WORDS, many: WORDS },
  rights: '',
  fields: { nom: text({ label: WORDS }) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
}) as unknown as Data;

/** The values of an option in declarations, without defaults. */
const saidValues = (schemas: readonly ResourceSchema[], option: string): readonly unknown[] =>
  schemas
    .map((schema) => (schema as unknown as Data)[option])
    .filter((value) => value !== undefined && !isEqual(value, SILENT[option]));

function resourceExamples({ resource }: DocumentedLanguage, schemas: DeclaredSchemas): readonly Example[] {
  const known = new Set(resource.map(({ path }) => path));
  return resource
    .filter((option) => isTop(option) && option.path !== 'fields')
    .flatMap(({ path }) => {
      const of = `resource ${path}`;
      const pools = {
        chosen: storedOf<unknown>(schemas, of),
        own: saidValues(schemas.own, path),
        others: saidValues(schemas.others, path),
      };
      return chooseExamples(pools, path, known).map((value) => ({ of, value }));
    });
}

/** All fields, including nested ones. Computed fields are always read-only, so that option is left out. */
function specsOf(schemas: readonly ResourceSchema[]): readonly FieldSpec[] {
  const outer = schemas.flatMap(({ fields }) => Object.values(fields));
  return [...outer, ...outer.flatMap(innerOf)].map(
    (spec) => JSON.parse(JSON.stringify(spec.formula ? { ...spec, readOnly: undefined } : spec)) as FieldSpec,
  );
}

function fieldExamples(language: DocumentedLanguage, schemas: DeclaredSchemas): readonly Example[] {
  const [own, others] = [specsOf(schemas.own), specsOf(schemas.others)];
  const choose = (of: string, known: ReadonlySet<string>, isFit: (spec: FieldSpec) => boolean): readonly Example[] => {
    const pools = { chosen: storedOf<FieldSpec>(schemas, of), own: own.filter(isFit), others: others.filter(isFit) };
    return chooseExamples(pools, '', known).map((value) => ({ of, value }));
  };
  const common = language.field
    .filter(isTop)
    .flatMap(({ path }) =>
      choose(`field ${path}`, new Set([`.${path}`]), (spec) => path in spec && !('fields' in spec)),
    );
  const ofKinds = language.kinds.flatMap(({ name, options }) => {
    // Every field has a label, so a field without other options is an example too.
    const known = new Set(['.label', ...options.map(({ path }) => `.${path}`)]);
    return choose(`kind ${name}`, known, ({ kind }) => kind === name);
  });
  return [...common, ...ofKinds];
}

const expressionExamples: readonly Example[] = [
  ...Object.entries(CONDITIONS).map(([form, value]) => ({ of: `condition ${form}`, value })),
  ...Object.entries(FORMULAS).map(([form, value]) => ({ of: `formula ${form}`, value })),
];

/** One page with one section, and the section of each kind that sets the most options. */
function pageExamples(pages: readonly PageOptions[], { sections }: DocumentedLanguage): readonly Example[] {
  const declared = pages.flatMap((page) => page.sections);
  const [first] = pages;
  const short = first && { ...first, sections: first.sections.slice(0, 1) };
  return [
    ...(short ? [{ of: 'page whole', value: short }] : []),
    ...sections.flatMap(({ name }) => {
      const [most] = declared
        .filter(({ kind }) => kind === name)
        .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
      return most ? [{ of: `section ${name}`, value: most }] : [];
    }),
  ];
}

/** Examples of expressions are written by hand, those of pages come from the sample pages. */
export const isChosen = ({ of }: Example): boolean => !/^(condition|formula|page|section) /.test(of);

/** Examples of every option, taken from the declarations of the product and its tests. */
export const examplesOf = (language: DocumentedLanguage, schemas: DeclaredSchemas): readonly Example[] => [
  ...resourceExamples(language, schemas),
  ...fieldExamples(language, schemas),
  ...pageExamples(schemas.pages, language),
  ...expressionExamples,
];
