import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useOnline } from '../../resources/views/page/useOnline';
import { useLanguage } from '../../i18n/useLanguage';
import { answersOf } from './answers';
import { belowCommands } from './belowCommands';
import type { Below } from './commands';
import { dayCommands } from './dayCommand';
import { exampleOf } from './examples';
import { firstCommands, pathOf } from './firstCommands';
import { matchCommands, soughtNames } from './matchCommands';
import { PaletteResults } from './PaletteResults';
import { NothingFound } from './NothingFound';
import { PaletteWaiting } from './PaletteWaiting';
import { PaletteStatus } from './PaletteStatus';
import { useAskedSlots } from './useAskedSlots';
import { useChoice, type HighlightedOption } from './useChoice';
import { useCommands } from './useCommands';
import { useFieldValues } from './useFieldValues';
import { useListCounts } from './useListCounts';
import { useNamedCreations } from './useNamedCreations';
import { useRecentCommands } from './useRecentCommands';
import { useRecordHits } from './useRecordHits';
import { useReferenceLists } from './useReferenceLists';
import { useRecordScreens } from './useRecordScreens';
import { useRunCommand } from './useRunCommand';

/** Handle to which the input forwards key presses. */
export interface PaletteKeys {
  readonly press: (event: KeyboardEvent) => void;
}

export interface PaletteAnswersProps {
  readonly listId: string;
  readonly query: string;
  /** What is created, once the record above it is chosen. */
  readonly below: Below | undefined;
  /** Enter was pressed before this component had loaded. */
  readonly isEntered: boolean;
  readonly keys: Ref<PaletteKeys>;
  readonly onChoice: (choice: HighlightedOption) => void;
  readonly onBelow: (below: Below) => void;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** In milliseconds: each shows another example. */
const MINUTE = 60_000;

/** The results of the palette, and their keyboard selection. */
export default function PaletteAnswers({
  listId,
  query,
  below,
  isEntered,
  keys,
  onChoice,
  onBelow,
  onType,
  onClose,
}: PaletteAnswersProps) {
  const { all, everywhere, insteadOf, listsNamed, listsWith } = useCommands();
  const isSearch = !below && query.trim() !== '';
  const lists = useMemo(() => (isSearch ? listsNamed(query) : []), [isSearch, listsNamed, query]);
  const hits = useRecordHits(soughtNames(query), below?.parent);
  const screens = useRecordScreens(below ? '' : query);
  const creations = useNamedCreations(below ? '' : query, everywhere);
  const pointing = useReferenceLists(lists);
  const values = useFieldValues(below ? '' : query);
  const asked = useAskedSlots(below ? '' : query, everywhere);
  const [language] = useLanguage();
  const translate = useTranslate();
  const run = useRunCommand();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const visited = useRecentCommands();
  const recents = useMemo(() => visited.filter((command) => pathOf(command) !== pathname), [visited, pathname]);
  const isSettled =
    !hits.searching &&
    !screens.searching &&
    !creations.searching &&
    !asked.searching &&
    !pointing.searching &&
    !values.searching;
  const found = useMemo(() => {
    if (below) return belowCommands(below, matchCommands(recents, query), hits.commands);
    if (query.trim() === '') return firstCommands(all, recents);
    return answersOf(query, {
      offered: [...all, ...recents],
      records: hits.commands,
      isSettled,
      screens: { commands: screens.commands, isMeant: screens.isMeant, isNear: screens.isNear },
      creations: creations.commands,
      plans: [...asked.commands, ...dayCommands(everywhere, query, { language, translate }, new Date())],
      listsWith: () => listsWith(query, lists),
      pointing: pointing.commands,
      values: values.commands,
    });
  }, [
    all,
    everywhere,
    listsWith,
    lists,
    query,
    below,
    recents,
    screens.commands,
    screens.isMeant,
    screens.isNear,
    creations.commands,
    asked.commands,
    pointing.commands,
    values.commands,
    hits.commands,
    isSettled,
    language,
    translate,
  ]);
  const counted = useListCounts(found, query);
  const isInstead = counted.length === 0 && isSettled && isOnline && !below && query.trim() !== '';
  const commands = useMemo(() => (isInstead ? insteadOf(query) : counted), [isInstead, insteadOf, query, counted]);

  const choose = (index: number, inTab = false) => {
    const command = commands[index];
    if (!command) return;
    const { effect } = command;
    if (effect.kind === 'choose') return onBelow(effect.below);
    if (inTab && effect.kind === 'go' && !effect.state) return void window.open(effect.path, '_blank', 'noopener');
    onClose();
    run(effect);
  };
  const count = commands.length;
  const { index, setIndex, onKeyDown } = useChoice(
    `${below?.schema.name ?? ''} ${query}`,
    count,
    // What is left to do if nothing is found leads away from the search.
    commands[0]?.group !== 'instead',
    choose,
  );
  // An Enter before the answer is for what the answer brings.
  const [awaited, setAwaited] = useState<string>();
  const isKnown = isSettled || commands[0]?.place === undefined;
  const press = (event: KeyboardEvent) => {
    const isEarly = event.key === 'Enter' && (count === 0 || (index === 0 && !isKnown));
    if (isEarly && !isSettled && !event.nativeEvent.isComposing) setAwaited(query);
    else onKeyDown(event);
  };
  useImperativeHandle(keys, () => ({ press }));
  const tell = useEffectEvent(onChoice);
  useEffect(() => {
    tell({ count, index });
  }, [count, index]);
  // An Enter before the answer was for a result.
  const isFound = count > 0 && commands[0]?.group !== 'instead';
  const enter = useEffectEvent(() => choose(0));
  const isAwaited = (isEntered || awaited === query) && (isSettled || (isEntered && isKnown));
  useEffect(() => {
    if (isAwaited && isFound) enter();
  }, [isAwaited, isFound]);

  const [turn] = useState(() => Math.floor(Date.now() / MINUTE));
  const results = commands.filter(({ isAll, group }) => !isAll && group !== 'instead').length;
  const isNothing = results === 0 && isSettled && query.trim() !== '';
  return (
    <>
      {isNothing && <NothingFound query={query} />}
      {count === 0 && !isSettled && query.trim() !== '' && <PaletteWaiting />}
      <PaletteResults id={listId} commands={commands} query={query} chosen={index} onPoint={setIndex} onRun={choose} />
      <PaletteStatus
        query={query}
        count={results}
        isNothing={isNothing}
        failed={hits.failed}
        searching={!isSettled}
        example={below ? undefined : exampleOf(everywhere, language, turn)}
        onExample={onType}
      />
    </>
  );
}
