import { useEffect, useEffectEvent, useImperativeHandle, useMemo, type KeyboardEvent, type Ref } from 'react';
import { useLocation } from 'react-router';
import { belowCommands } from './belowCommands';
import type { Below } from './commands';
import { firstCommands, pathOf } from './firstCommands';
import { inGroups, matchCommands, withLateGroups } from './matchCommands';
import { PaletteResults } from './PaletteResults';
import { PaletteStatus } from './PaletteStatus';
import { useChoice, type HighlightedOption } from './useChoice';
import { useCommands } from './useCommands';
import { useRecentCommands } from './useRecentCommands';
import { useRecordHits } from './useRecordHits';
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
  readonly onClose: () => void;
}

/** The results of the palette, and their keyboard selection. */
export default function PaletteAnswers({
  listId,
  query,
  below,
  isEntered,
  keys,
  onChoice,
  onBelow,
  onClose,
}: PaletteAnswersProps) {
  const all = useCommands();
  const hits = useRecordHits(query, below?.parent);
  const screens = useRecordScreens(below ? '' : query);
  const run = useRunCommand();
  const { pathname } = useLocation();
  const visited = useRecentCommands();
  const recents = useMemo(() => visited.filter((command) => pathOf(command) !== pathname), [visited, pathname]);
  const commands = useMemo(() => {
    if (below) return belowCommands(below, matchCommands(recents, query), hits.commands);
    if (query.trim() === '') return firstCommands(all, recents);
    // Order the results as the list groups them, so that the arrow keys follow it.
    const matched = inGroups(matchCommands([...all, ...recents], query), query);
    const known = new Set(matched.filter(({ group }) => group === 'recents').map(pathOf));
    // A command that fits all words was meant by them: "create contract".
    const before = matched.length > 0 ? [] : screens.commands;
    const records = hits.commands.filter((command) => !known.has(pathOf(command)));
    return [...before, ...withLateGroups(matched, query, records)];
  }, [all, query, below, recents, screens.commands, hits.commands]);

  const choose = (index: number) => {
    const command = commands[index];
    if (!command) return;
    const { effect } = command;
    if (effect.kind === 'choose') return onBelow(effect.below);
    onClose();
    run(effect);
  };
  const count = commands.length;
  const { index, setIndex, onKeyDown } = useChoice(`${below?.schema.name ?? ''} ${query}`, count, choose);
  useImperativeHandle(keys, () => ({ press: onKeyDown }));
  const tell = useEffectEvent(onChoice);
  useEffect(() => {
    tell({ count, index });
  }, [count, index]);
  const enter = useEffectEvent(() => choose(0));
  useEffect(() => {
    if (isEntered && count > 0) enter();
  }, [isEntered, count]);

  return (
    <>
      <PaletteResults id={listId} commands={commands} query={query} chosen={index} onPoint={setIndex} onRun={choose} />
      <PaletteStatus
        query={query}
        count={commands.filter(({ isAll }) => !isAll).length}
        failed={hits.failed}
        searching={hits.searching || screens.searching}
      />
    </>
  );
}
