import { isObject } from '../../../src/resources/common/isObject';

/**
 * The declaration language, read from its types (`readLanguage.ts`). Pure data: an option added to a type appears here
 * by itself.
 */
export type LanguageNode =
  /** A text, a number, or a nested language such as a condition: only its presence counts. */
  | { readonly is: 'leaf'; readonly values?: readonly string[] }
  | { readonly is: 'words' }
  /** One of a few values; an omitted boolean means `false`. */
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'list' | 'map'; readonly of: LanguageNode }
  | { readonly is: 'struct'; readonly options: LanguageOptions }
  /** A field, whose kind determines its other options. */
  | { readonly is: 'field' };

export type LanguageOptions = Readonly<Record<string, LanguageNode>>;

export interface Language {
  readonly resource: LanguageOptions;
  readonly field: LanguageOptions;
  /** Additional options of each kind. */
  readonly kinds: Readonly<Record<string, LanguageOptions>>;
  /** Options of a page besides its sections, and of each kind of section. */
  readonly page: LanguageOptions;
  readonly sections: Readonly<Record<string, LanguageOptions>>;
}

const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

export interface Uses {
  /** Every option in use, with its value if it is one of a few. */
  readonly options: readonly string[];
  readonly fields: readonly { readonly path: string; readonly spec: Readonly<Record<string, unknown>> }[];
}

const WORDS = ': words';

export const isWordsOption = (option: string): boolean => option.endsWith(WORDS);

const NOTHING: Uses = { options: [], fields: [] };

const together = (uses: readonly Uses[]): Uses => ({
  options: uses.flatMap(({ options }) => options),
  fields: uses.flatMap(({ fields }) => fields),
});

function usesOf(node: LanguageNode, value: unknown, path: string): Uses {
  switch (node.is) {
    case 'leaf':
      return value === undefined ? NOTHING : { ...NOTHING, options: [path] };
    case 'words':
      return value === undefined ? NOTHING : { ...NOTHING, options: [path + WORDS] };
    case 'choice':
      if (value === undefined && !node.values.includes('false')) return NOTHING;
      return { ...NOTHING, options: [`${path}=${String(value ?? false)}`] };
    case 'list':
      return Array.isArray(value) ? together(value.map((one: unknown) => usesOf(node.of, one, path))) : NOTHING;
    case 'map':
      if (!isObject(value)) return NOTHING;
      return together(Object.values(value).map((one) => usesOf(node.of, one, inside(path, '*'))));
    case 'struct':
      return isObject(value) ? usesIn(node.options, value, path) : NOTHING;
    case 'field':
      return isObject(value) ? { ...NOTHING, fields: [{ path, spec: value }] } : NOTHING;
  }
}

export const usesIn = (options: LanguageOptions, value: Readonly<Record<string, unknown>>, path: string): Uses =>
  together(Object.entries(options).map(([name, node]) => usesOf(node, value[name], inside(path, name))));

function offers(node: LanguageNode, path: string): readonly string[] {
  switch (node.is) {
    case 'leaf':
      return [path];
    case 'words':
      return [path + WORDS];
    case 'choice':
      return node.values.map((value) => `${path}=${value}`);
    case 'list':
      return offers(node.of, path);
    case 'map':
      return offers(node.of, inside(path, '*'));
    case 'struct':
      return offersIn(node.options, path);
    case 'field':
      return [];
  }
}

const offersIn = (options: LanguageOptions, path: string): readonly string[] =>
  Object.entries(options).flatMap(([name, node]) => offers(node, inside(path, name)));

/** Every option of the language; the general field options count once, not once per kind. */
export const offeredOptions = ({ resource, field, kinds }: Language): readonly string[] => [
  ...offersIn(resource, ''),
  ...offersIn(field, 'field'),
  ...Object.entries(kinds).flatMap(([kind, options]) => [kind, ...offersIn(options, kind)]),
];
