import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { PaletteAnswers } from './lazyPalette';
import { PaletteInput } from './PaletteInput';
import type { PaletteKeys } from './PaletteAnswers';
import type { Below } from './commands';
import { NO_CHOICE } from './useChoice';

const PAPER = {
  position: 'absolute',
  top: { xs: 8, sm: '12vh' },
  m: 0,
  width: 'min(640px, calc(100vw - 16px))',
  maxWidth: 'none',
  maxHeight: '70vh',
};

interface PaletteDialogProps {
  /** What is already typed. */
  readonly text: string;
  readonly onClose: () => void;
}

/** The command palette (Ctrl K). Its input renders first, so that early keystrokes do not reach the page below. */
export function PaletteDialog({ text, onClose }: PaletteDialogProps) {
  const translate = useTranslate();
  const listId = useId();
  const [query, setQuery] = useState(text);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isEntered, setEntered] = useState(false);
  const [below, setBelow] = useState<Below>();
  const keys = useRef<PaletteKeys>(null);
  const choose = (next: Below | undefined) => {
    setBelow(next);
    setQuery('');
    setEntered(false);
  };
  const type = (typed: string) => {
    setQuery(typed);
    setEntered(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Like the last word of a search, the choice goes with Backspace.
    if (event.key === 'Backspace' && query === '' && below) choose(undefined);
    if (keys.current) keys.current.press(event);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) setEntered(true);
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'escapeKeyDown' && below ? choose(undefined) : onClose())}
      maxWidth={false}
      transitionDuration={100}
      sx={{ '@media print': { display: 'none' } }}
      slotProps={{ paper: { sx: PAPER, 'aria-label': translate('shell.palette.title') } }}
    >
      <PaletteInput
        listId={listId}
        below={below}
        onLeave={() => choose(undefined)}
        value={query}
        choice={choice}
        onChange={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <ErrorBoundary place={query}>
        <Suspense fallback={null}>
          <PaletteAnswers
            listId={listId}
            query={query}
            below={below}
            isEntered={isEntered}
            keys={keys}
            onChoice={setChoice}
            onBelow={choose}
            onType={type}
            onClose={onClose}
          />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
