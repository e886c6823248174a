import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { isRedoKey, isUndoKey } from './isUndoKey';
import { LateUndoContext, type UndoStep } from './useLateUndo';

export interface UndoOfferProps {
  readonly words: string;
  /** Ends once the undo has. */
  readonly onUndo: () => unknown;
  /** What happened: an undo is done again. */
  readonly step?: UndoStep;
}

/** Notification with an undo button; its key works wherever the focus is, and on the page after it has gone. */
export function UndoOffer({ words, onUndo, step = 'change' }: UndoOfferProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const late = useContext(LateUndoContext);
  const isUsed = useRef(false);
  const isRedo = step === 'undo';
  const undo = () => {
    isUsed.current = true;
    close();
    if (late) late.run(onUndo);
    else onUndo();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(isRedo ? isRedoKey(event) : isUndoKey(event))) return;
    event.preventDefault();
    // The key is for this offer, not for an older one too.
    event.stopPropagation();
    undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onShown = useEffectEvent(() => step === 'change' && late?.forgetRedo());
  const onGone = useEffectEvent(() => {
    if (!isUsed.current) late?.keep({ undo: onUndo, isRedo });
  });
  useEffect(() => {
    onShown();
    return () => onGone();
  }, []);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      {words}
      <Button
        color="inherit"
        size="small"
        // No padding, so that the button aligns with the text when it wraps.
        sx={{ px: 0, minWidth: 0 }}
        aria-keyshortcuts={isRedo ? 'Control+Y' : 'Control+Z'}
        onClick={undo}
      >
        {translate(isRedo ? 'changes.undo.redo' : 'changes.undo.action')}
      </Button>
    </Box>
  );
}
