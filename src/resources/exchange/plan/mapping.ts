import { columnsOf } from '../cells/columns';
import type { ExchangeColumn } from '../cells/cellTypes';
import { foldText } from '../../common/foldText';
import type { ResourceSchema } from '../../language/resourceSchema';
import { REASONS_LABEL } from './reasons';
import { nestedName, targetsOf } from './targets';
import type { Mapping, RememberedMapping } from './importPlanTypes';

/** Normalises a heading: ignores case, accents and word separators. */
const foldHeading = (heading: string): string =>
  foldText(heading)
    .replace(/[\s_*:]+/g, ' ')
    .trim();

/** Targets by normalised text; null if it means nothing, or is ambiguous. */
type Dictionary = ReadonlyMap<string, string | null>;

function dictionary(words: Iterable<readonly [word: string, target: string | null]>): Dictionary {
  const known = new Map<string, string | null>();
  for (const [word, target] of words) {
    const folded = foldHeading(word);
    // A text of two columns is ambiguous.
    if (folded !== '') known.set(folded, known.has(folded) && known.get(folded) !== target ? null : target);
  }
  return known;
}

/** Labels in all languages, also with the name appended as in exports. */
const labelsOf = ({ name, label }: ExchangeColumn): readonly string[] =>
  label.flatMap((text) => [text, `${text} (${name})`]);

/** Headings of a nested collection: `contrats.nom`, `Contrat - Nom`. */
function* wordsBelow(nested: ResourceSchema): Generator<readonly [string, string | null]> {
  const prefix = nestedName(nested);
  const called = new Set([prefix, ...nested.label.one, ...nested.label.many]);
  for (const column of columnsOf(nested))
    for (const outer of called)
      for (const inner of new Set([column.name, ...column.label]))
        for (const mark of ['.', ' - '])
          yield [outer + mark + inner, column.isRead ? `${prefix}.${column.name}` : null];
}

/** What people call columns in their own files, by the kind of field. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  email: [
    'mail',
    'mel',
    'mél',
    'e-mail',
    'email',
    'courriel',
    'adresse mail',
    'adresse e-mail',
    'adresse électronique',
    'mailadresse',
    'correio eletrónico',
  ],
  telephone: [
    'tél',
    'tél.',
    'tel',
    'tel.',
    'téléphone fixe',
    'tél fixe',
    'fixe',
    'standard',
    'numéro de téléphone',
    'phone',
    'telefonnummer',
    'n° de téléphone',
  ],
  siren: ['n° siren', 'numéro siren'],
  siret: ['siret', 'n° siret', 'numéro siret'],
  postcode: ['cp', 'c.p.', 'c p', 'code post.', 'zip', 'zip code', 'postcode', 'plz'],
};
const TOWN = ['commune', 'localité', 'city', 'town', 'ort', 'cidade'];

/** What the declaration says; words of two columns are ambiguous. */
const declaredHeadings = (schema: ResourceSchema): readonly (readonly [string, string | null])[] =>
  columnsOf(schema).flatMap(({ name, spec, isRead }) =>
    (spec.headings ?? []).map((word) => [word, isRead ? name : null] as const),
  );

/** The first field of a kind has its usual headings, and the last line of an address those of a town. */
function* usualWords(schema: ResourceSchema): Generator<readonly [string, string | null]> {
  const first = new Map<string, ExchangeColumn>();
  const columns = columnsOf(schema);
  for (const column of columns) {
    const kind = schema.fields[column.name]?.kind;
    if (kind !== undefined && !first.has(kind)) first.set(kind, column);
  }
  for (const [kind, { name, isRead }] of first)
    for (const word of USUAL[kind] ?? []) yield [word, isRead ? name : null];
  const town = columns.find(({ name }) => name === schema.address?.at(-1));
  if (town) for (const word of TOWN) yield [word, town.isRead ? town.name : null];
}

/** In order of precedence: names before labels, own columns before nested ones. */
function dictionariesOf(schema: ResourceSchema, nested: readonly ResourceSchema[]): readonly Dictionary[] {
  // Read-only columns are recognised, but skipped.
  const columns = columnsOf(schema).map((column) => ({ column, target: column.isRead ? column.name : null }));
  return [
    dictionary(columns.map(({ column, target }) => [column.name, target])),
    dictionary(REASONS_LABEL.map((word) => [word, null])),
    dictionary(columns.flatMap(({ column, target }) => labelsOf(column).map((word) => [word, target] as const))),
    dictionary(nested.flatMap((one) => [...wordsBelow(one)])),
    dictionary(declaredHeadings(schema)),
    dictionary(usualWords(schema)),
  ];
}

/**
 * Proposes targets: earlier choices, then names, labels in any language, and nested paths. Each target is
 * used once, by the first column.
 *
 * @param remembered choices for earlier files of this resource; undeclared targets are ignored
 */
export function proposeMapping(
  schema: ResourceSchema,
  headings: readonly string[],
  { remembered = {}, nested = [] }: { remembered?: RememberedMapping; nested?: readonly ResourceSchema[] } = {},
): Mapping {
  const chosen = new Map(Object.entries(remembered));
  const declared = new Set(targetsOf(schema, nested).map(({ target }) => target));
  const known = dictionariesOf(schema, nested);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const folded = foldHeading(heading);
    const before = chosen.get(folded);
    const meant =
      before === null || (before !== undefined && declared.has(before))
        ? before
        : (known.find((words) => words.has(folded))?.get(folded) ?? null);
    if (meant === null || taken.has(meant)) return null;
    taken.add(meant);
    return meant;
  });
}

/** Stores a mapping for the next file with the same headings. */
export const rememberMapping = (headings: readonly string[], mapping: Mapping): RememberedMapping =>
  Object.fromEntries(
    headings.flatMap((heading, index) => {
      const folded = foldHeading(heading);
      return folded === '' || headings.findIndex((other) => foldHeading(other) === folded) !== index
        ? []
        : [[folded, mapping[index] ?? null]];
    }),
  );
