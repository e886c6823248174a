import language from './language.json' with { type: 'json' };

/**
 * What may stand at a place of a declaration, as `npm run language` writes it from the types of the language: anything, words,
 * a field, one of a few values, several of the same, or options by their names.
 */
export type KnownOptions =
  | 'any'
  | 'words'
  | 'field'
  | { readonly values: readonly string[] }
  | { readonly each: KnownOptions }
  | { readonly options: Readonly<Record<string, KnownOptions>> };

/** The whole language: a resource, every field, what the fields of each kind may say besides, and pages. */
export interface KnownLanguage {
  readonly resource: Readonly<Record<string, KnownOptions>>;
  readonly field: Readonly<Record<string, KnownOptions>>;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, KnownOptions>>>>;
  /** A page, and what its sections of each kind may say. */
  readonly page: Readonly<Record<string, KnownOptions>>;
  readonly sections: Readonly<Record<string, Readonly<Record<string, KnownOptions>>>>;
}

export const LANGUAGE = language as unknown as KnownLanguage;
