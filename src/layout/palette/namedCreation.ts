import { foldText } from '../../resources/common/foldText';
import { inLanguage } from '../../resources/language/words';
import { pathOf } from '../../resources/registry/paths';
import type { Below, Command, CommandSources } from './commands';
import { partsOf, wordsOf } from './matchCommands';

/** Shorter words begin too many others. */
const SHORTEST = 4;

/** Most places that are offered. */
const MOST = 3;

export interface NamedCreation {
  readonly belows: readonly Below[];
  /** The name of the record below which one is created. */
  readonly rest: string;
}

const begins = (names: string, word: string): boolean =>
  word.length >= SHORTEST && partsOf(foldText(names)).some((name) => name.startsWith(word));

/**
 * What is created below which record, if the search names both.
 *
 * @example namedCreation('nouveau contact clinique delattre', …) // { belows: […], rest: 'clinique delattre' }
 */
export function namedCreation(
  query: string,
  all: readonly Command[],
  { language, translate }: Pick<CommandSources, 'language' | 'translate'>,
): NamedCreation | undefined {
  const words = wordsOf(query);
  const creating = `${translate('shell.palette.create', { name: '' })} ${translate('shell.palette.createSynonyms')}`;
  const others = words.filter((word) => !begins(creating, word));
  if (others.length === words.length) return undefined;
  const named = all.flatMap(({ effect }) => {
    if (effect.kind !== 'choose') return [];
    const names = inLanguage(effect.below.schema.label.one, language);
    const rest = others.filter((word) => !begins(names, word));
    return rest.length > 0 && rest.length < others.length ? [{ below: effect.below, rest: rest.join(' ') }] : [];
  });
  // "plan de prévention" takes more of the words than another "plan".
  const rest = named.map((one) => one.rest).toSorted((one, other) => one.length - other.length)[0];
  return rest === undefined
    ? undefined
    : { rest, belows: named.filter((one) => one.rest === rest).map(({ below }) => below) };
}

/** The creations below the found records, best records first. */
export function namedCreations(
  { belows }: Pick<NamedCreation, 'belows'>,
  found: readonly Command[],
  { language, translate }: Pick<CommandSources, 'language' | 'translate'>,
): readonly Command[] {
  return found
    .flatMap(({ place, label }) =>
      belows.flatMap(({ schema, parent }): readonly Command[] => {
        if (place?.schema !== parent) return [];
        const path = pathOf(schema, 'create', '', { ...place.parents, [schema.parent?.parameter ?? '']: place.id });
        const name = inLanguage(schema.label.one, language);
        return [
          {
            id: `createAt ${path}`,
            group: 'create',
            label: `${translate('shell.palette.create', { name })} · ${label}`,
            icon: schema.icon,
            effect: { kind: 'go', path },
          },
        ];
      }),
    )
    .slice(0, MOST);
}
