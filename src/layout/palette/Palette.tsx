import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { matchCommands } from './matchCommands';
import { PaletteInput } from './PaletteInput';
import { PaletteResults } from './PaletteResults';
import { PaletteStatus } from './PaletteStatus';
import { useChoice } from './useChoice';
import { useCommands } from './useCommands';
import { useRecordHits } from './useRecordHits';
import { useRunCommand } from './useRunCommand';

const PAPER = {
  position: 'absolute',
  top: { xs: 8, sm: '12vh' },
  m: 0,
  width: 'min(640px, calc(100vw - 16px))',
  maxWidth: 'none',
  maxHeight: '70vh',
};

/** The command palette (Ctrl K): pages, creations, actions and records, by a few letters and without the mouse. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const all = useCommands();
  const hits = useRecordHits(query);
  const run = useRunCommand();
  const listId = useId();
  const commands = useMemo(() => {
    const matched = matchCommands(all, query);
    const order = [...new Set(matched.map(({ group }) => group))];
    // The list shows groups one after the other, so the keyboard has to walk it in the same order.
    return [...order.flatMap((group) => matched.filter((command) => command.group === group)), ...hits.commands];
  }, [all, query, hits.commands]);

  const choose = (index: number) => {
    const command = commands[index];
    if (!command) return;
    onClose();
    run(command.effect);
  };
  const { index, setIndex, onKeyDown } = useChoice(query, commands.length, choose);

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      transitionDuration={100}
      slotProps={{ paper: { sx: PAPER, 'aria-label': translate('shell.palette.title') } }}
    >
      <PaletteInput
        listId={listId}
        value={query}
        count={commands.length}
        chosen={index}
        onChange={setQuery}
        onKeyDown={onKeyDown}
      />
      <PaletteResults id={listId} commands={commands} chosen={index} onPoint={setIndex} onRun={choose} />
      <PaletteStatus query={query} count={commands.length} failed={hits.failed} searching={hits.searching} />
    </Dialog>
  );
}
