import { isObject } from '../../../src/resources/common/isObject';

/**
 * What a declaration may say, read from the types of the declaration language (`readLanguage.ts`). Pure data, so that an
 * option that is added to a type is known here without another line.
 */
export type LanguageNode =
  /** A text, a number, or data of a language of its own, such as a condition: only whether it is there counts. */
  | { readonly is: 'leaf'; readonly values?: readonly string[] }
  /** Words for people, in every language. */
  | { readonly is: 'words' }
  /** One of a few values; of booleans, `false` is meant where nothing is said. */
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'list' | 'map'; readonly of: LanguageNode }
  | { readonly is: 'struct'; readonly options: LanguageOptions }
  /** A field, whose kind says what else it may say. */
  | { readonly is: 'field' };

export type LanguageOptions = Readonly<Record<string, LanguageNode>>;

export interface Language {
  readonly resource: LanguageOptions;
  /** What every field may say, whatever its kind. */
  readonly field: LanguageOptions;
  /** What the fields of each kind may say besides. */
  readonly kinds: Readonly<Record<string, LanguageOptions>>;
  /** What a page may say besides its sections, and what its sections of each kind may say. */
  readonly page: LanguageOptions;
  readonly sections: Readonly<Record<string, LanguageOptions>>;
}

/** The name of an option inside another one. */
const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

export interface Uses {
  /** Every option that is in use, with its value where it is one of a few. */
  readonly options: readonly string[];
  /** The fields among them, by where they stand: `fields.*`. */
  readonly fields: readonly { readonly path: string; readonly spec: Readonly<Record<string, unknown>> }[];
}

/** How an option that holds words is named. */
const WORDS = ': words';

export const isWordsOption = (option: string): boolean => option.endsWith(WORDS);

const NOTHING: Uses = { options: [], fields: [] };

const together = (uses: readonly Uses[]): Uses => ({
  options: uses.flatMap(({ options }) => options),
  fields: uses.flatMap(({ fields }) => fields),
});

/** What a value says, in the words of the language. */
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

/** What an object says by its options. */
export const usesIn = (options: LanguageOptions, value: Readonly<Record<string, unknown>>, path: string): Uses =>
  together(Object.entries(options).map(([name, node]) => usesOf(node, value[name], inside(path, name))));

/** Everything that can be said at a place. */
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

/** Every option of the declaration language; what every field may say is one option, whatever the kind. */
export const offeredOptions = ({ resource, field, kinds }: Language): readonly string[] => [
  ...offersIn(resource, ''),
  ...offersIn(field, 'field'),
  ...Object.entries(kinds).flatMap(([kind, options]) => [kind, ...offersIn(options, kind)]),
];
