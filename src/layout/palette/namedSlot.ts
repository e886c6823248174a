import type { Command, CommandSources } from './commands';
import { wordsOf } from './matchCommands';
import { creatingWords, isNamedBy } from './namedBy';
import { typedSlot, type SlotType } from './typedSlot';
import { typedTimes } from './typedTimes';

type SlotWords = Pick<CommandSources, 'language' | 'translate'>;

/** What the page of the plan creates. */
const creationOf = (all: readonly Command[]): Command | undefined =>
  all.find(({ group, effect }) => group === 'create' && effect.kind === 'go' && effect.path.includes('?creneau='));

interface SlotSayings {
  readonly isVerb: (word: string) => boolean;
  readonly isNoun: (word: string) => boolean;
}

function sayingsOf({ label, synonyms = '' }: Command, { translate }: SlotWords): SlotSayings {
  const own = creatingWords({ translate });
  const plan = translate('shell.palette.screens.plan');
  const shown = translate('shell.palette.screens.planSynonyms');
  const nouns = `${label} ${shown}`;
  return {
    // "plan" is no beginning of "planifier", and an absence is looked at too.
    isVerb: (word) => isNamedBy(`${own} ${synonyms}`, word) && !isNamedBy(`${plan} ${shown}`, word),
    isNoun: (word) => isNamedBy(nouns, word),
  };
}

/** Whether a search may be about a new slot, so that the types of slots are worth loading. */
export function mayNameSlot(query: string, all: readonly Command[], words: SlotWords): boolean {
  const creation = creationOf(all);
  if (!creation) return false;
  return typedTimes(query) !== undefined || wordsOf(query).some(sayingsOf(creation, words).isVerb);
}

/**
 * The new slot that a search describes, and the name of its person or company in `rest`; undefined if it says no type,
 * day or hours. Without a verb only hours mean a new slot: "congé wagner demain" looks at the plan.
 *
 * @example namedSlot('pose un entretien avec wagner demain à 10h', …) // { command: …, rest: 'wagner' }
 */
export function namedSlot(
  query: string,
  all: readonly Command[],
  types: readonly SlotType[],
  words: SlotWords,
  now: Date,
): { readonly command: Command; readonly rest: string } | undefined {
  const creation = creationOf(all);
  if (!creation || creation.effect.kind !== 'go') return undefined;
  const slot = typedSlot(query, types, words, now);
  const { isVerb, isNoun } = sayingsOf(creation, words);
  const said = wordsOf(slot.rest);
  const isNamed = slot.hasType || said.some(isNoun);
  const isMeant = said.some(isVerb) ? isNamed || slot.hasHours : slot.hasHours && isNamed;
  if (slot.search === '' || !isMeant) return undefined;
  const path = `${creation.effect.path}&${slot.search}`;
  return {
    command: { ...creation, id: `createAt ${path}`, detail: slot.detail, effect: { kind: 'go', path } },
    rest: slot.rest === '' ? '' : said.filter((word) => !isVerb(word) && !isNoun(word)).join(' '),
  };
}
