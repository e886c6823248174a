import { columnsOf } from '../cells/columns';
import type { ExchangeColumn } from '../cells/cellTypes';
import { foldText } from '../../common/foldText';
import type { ResourceSchema } from '../../language/resourceSchema';
import { REASONS_LABEL } from './reasons';
import { nestedName, targetsOf } from './targets';
import type { Mapping, RememberedMapping } from './importPlanTypes';

/** A heading as it is compared: without case and accents, and whatever separates its words. */
const foldHeading = (heading: string): string =>
  foldText(heading)
    .replace(/[\s_*:]+/g, ' ')
    .trim();

/** Targets by folded words; null for words that mean nothing, or several things. */
type Dictionary = ReadonlyMap<string, string | null>;

function dictionary(words: Iterable<readonly [word: string, target: string | null]>): Dictionary {
  const known = new Map<string, string | null>();
  for (const [word, target] of words) {
    const folded = foldHeading(word);
    // What two columns are called means neither.
    if (folded !== '') known.set(folded, known.has(folded) && known.get(folded) !== target ? null : target);
  }
  return known;
}

/** A column by its label in every language, also with its name behind, as an export tells labels apart. */
const labelsOf = ({ name, label }: ExchangeColumn): readonly string[] =>
  label.flatMap((text) => [text, `${text} (${name})`]);

/** The columns of a collection below: `contrats.nom`, `Contrat - Nom`. */
function* wordsBelow(nested: ResourceSchema): Generator<readonly [string, string | null]> {
  const prefix = nestedName(nested);
  const called = new Set([prefix, ...nested.label.one, ...nested.label.many]);
  for (const column of columnsOf(nested))
    for (const outer of called)
      for (const inner of new Set([column.name, ...column.label]))
        for (const mark of ['.', ' - '])
          yield [outer + mark + inner, column.isRead ? `${prefix}.${column.name}` : null];
}

/** Names mean more than labels, and a resource's own columns more than those of collections below. */
function dictionariesOf(schema: ResourceSchema, nested: readonly ResourceSchema[]): readonly Dictionary[] {
  // What is written for people only (what the API fills in) is known, and left out.
  const columns = columnsOf(schema).map((column) => ({ column, target: column.isRead ? column.name : null }));
  return [
    dictionary(columns.map(({ column, target }) => [column.name, target])),
    dictionary(REASONS_LABEL.map((word) => [word, null])),
    dictionary(columns.flatMap(({ column, target }) => labelsOf(column).map((word) => [word, target] as const))),
    dictionary(nested.flatMap((one) => [...wordsBelow(one)])),
  ];
}

/**
 * What the columns of a file mean: as it was chosen before, otherwise by name, label in any language, or the path of a
 * nested collection. No two columns mean the same: the first one has it.
 *
 * @param remembered what was chosen for files of this resource before; what is not declared any more is left out of it
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

/** A mapping as it is remembered for the next file with the same headings. */
export const rememberMapping = (headings: readonly string[], mapping: Mapping): RememberedMapping =>
  Object.fromEntries(
    headings.flatMap((heading, index) => {
      const folded = foldHeading(heading);
      return folded === '' || headings.findIndex((other) => foldHeading(other) === folded) !== index
        ? []
        : [[folded, mapping[index] ?? null]];
    }),
  );
