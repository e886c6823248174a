import { foldText } from '../../resources/common/foldText';
import type { Command } from './commands';
import { pathOf } from './firstCommands';
import {
  asksCount,
  hasWords,
  inGroups,
  matchCommands,
  matchExactly,
  withLateGroups,
  withoutOwn,
  wordsOf,
} from './matchCommands';
import { isSame } from './isSame';
import { typedOrder } from './typedOrder';

export interface AnswerSources {
  /** Pages, commands and recent records. */
  readonly offered: readonly Command[];
  /** The records that the search found. */
  readonly records: readonly Command[];
  /** All answers of the server are there. */
  readonly isSettled: boolean;
  /** Screens of records; `isMeant`: a guess, `isNear`: named with typing errors only. */
  readonly screens: { readonly commands: readonly Command[]; readonly isMeant: boolean; readonly isNear: boolean };
  readonly creations: readonly Command[];
  /** Plans of the time that the search names. */
  readonly plans: readonly Command[];
  readonly listsWith: () => readonly Command[];
  /** Lists of what points at a record that the search names, or at the reader. */
  readonly pointing: readonly Command[];
  /** What records have in the field that the search names. */
  readonly values: readonly Command[];
}

const isExact = ({ isNear }: Command): boolean => !isNear;

/** A list's name alone means the list; a state's name alone means the lists of that state. */
function isMeantBy(query: string): (command: Command) => boolean {
  const isPhrase = wordsOf(query).length > 1;
  const typed = foldText(query.trim());
  return ({ group, state = '' }) => isPhrase || group !== 'states' || isSame(foldText(state), typed);
}

/** Beside records with similar names, a command that is only similar in its synonyms is not meant. */
const byLabelAlone = ({ synonyms: _, ...command }: Command): Command => command;

/** "incidents ouverts" are first those of everyone. */
function ownLast(commands: readonly Command[], query: string): readonly Command[] {
  if (withoutOwn(query) !== undefined) return commands;
  const isOwn = ({ label }: Command) => withoutOwn(label) !== undefined;
  return [...commands.filter((command) => !isOwn(command)), ...commands.filter(isOwn)];
}

/** What a search means, best first, in the order in which the list groups it, so that the arrow keys follow it. */
export function answersOf(query: string, sources: AnswerSources): readonly Command[] {
  const { records, isSettled, screens, creations, plans, listsWith, pointing, values } = sources;
  if (!hasWords(query)) return [];
  const offered = sources.offered.filter(isMeantBy(query));
  const exact = ownLast(matchExactly(offered, query), query);
  const isTime = plans.length > 0;
  const isRecord = records.some(isExact);
  // A typing error in a page's name is one only if no record has that name, and no time is meant.
  const mayBeWrong = isSettled && !isTime && !isRecord;
  const near = mayBeWrong ? matchCommands(records.length > 0 ? offered.map(byLabelAlone) : offered, query) : [];
  const matched = inGroups(exact.length > 0 ? exact : near, query);
  // A screen of a record, or a time, is what the words say; those that are only similar are not.
  const isSaid = isTime || (screens.commands.length > 0 && !screens.isNear && !screens.isMeant);
  const known = new Set(matched.filter(({ group }) => group === 'recents').map(pathOf));
  const hits = records.filter((command) => !known.has(pathOf(command)) && !(isSaid && command.isNear));
  // A number or an order is asked of a list, also where a page has its name.
  const isOfList = asksCount(query) || typedOrder(query) !== undefined;
  const lists = isTime || (!isOfList && (exact.length > 0 || wordsOf(query).length < 2)) ? [] : listsWith();
  // "mes incidents" has a command of its own.
  const isOwn = exact.some(({ label }) => withoutOwn(label) !== undefined);
  const byRecord = isSaid || isOwn ? [] : pointing;
  // A state that matches is one of these lists.
  const isListed = lists.some(({ counted }) => counted && counted.filter['q'] === undefined);
  const others =
    isOfList && lists.length > 0
      ? matched.filter(({ group }) => group !== 'states')
      : // A list says what the words ask for; a name that is only like them does not.
        isListed && exact.length === 0
        ? []
        : matched;
  // A command that fits all words was meant by them: "create contract".
  const isOther =
    isTime ||
    (screens.isMeant && isListed) ||
    matched.length > 0 ||
    (screens.isMeant && isRecord) ||
    (screens.isNear && lists.length > 0);
  // "ajouter un adhérent" looks for no record with these words.
  const isCreation = matched[0]?.group === 'create' && exact.length > 0 && wordsOf(query).length > 1;
  return [
    ...creations,
    ...plans,
    ...(isTime ? [] : values),
    ...(isOther || values.length > 0 ? [] : screens.commands),
    ...lists,
    ...byRecord,
    ...withLateGroups(others, query, isCreation ? [] : hits),
  ];
}
