import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { inLanguage, type Language, type Words } from '../language/words';

type Declared = Pick<ResourceSchema, 'label' | 'rows'> & { readonly fields: Fields };

const codesOf = (rights: readonly string[] | undefined): readonly string[] =>
  (rights ?? []).flatMap((right) => right.split(':')[0] ?? []);

/** Fields and rows of a resource that need a right of their own. */
const partsOf = ({ fields, rows }: Declared): readonly (readonly [code: string, part: Words])[] => [
  // Few fields have rules, and a start asks every field of every resource.
  ...Object.values(fields)
    .filter(({ readers, writers }) => readers || writers)
    .flatMap(({ label, readers, writers }) =>
      [readers, writers].flatMap((rule) => codesOf(rule?.rights).map((code) => [code, label] as const)),
    ),
  ...[rows?.read, rows?.write].flatMap((levels) =>
    (levels ?? []).flatMap((level) => codesOf(level.for?.rights).map((code) => [code, level.label] as const)),
  ),
];

/** Descriptions of rights that open parts of a resource, by code: `PAIE` is `Salariés (Salaire, IBAN)`. */
export function partialRights(schemas: readonly Declared[], language: Language): ReadonlyMap<string, string> {
  const parts = new Map<string, { readonly of: string; readonly words: Set<string> }>();
  for (const schema of schemas)
    for (const [code, part] of partsOf(schema)) {
      const known = parts.get(code) ?? { of: inLanguage(schema.label.many, language), words: new Set<string>() };
      parts.set(code, known);
      known.words.add(inLanguage(part, language));
    }
  return new Map([...parts].map(([code, { of, words }]) => [code, `${of} (${[...words].join(', ')})`]));
}
