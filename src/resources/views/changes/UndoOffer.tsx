import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { isRedoKey, isUndoKey } from './isUndoKey';
import { LateUndoContext } from './useLateUndo';

export interface UndoOfferProps {
  readonly words: string;
  readonly onUndo: () => void;
  /** What happened was itself an undo. */
  readonly isRedo?: boolean;
}

/** Notification with an undo button; its key works wherever the focus is, and on the page after it has gone. */
export function UndoOffer({ words, onUndo, isRedo = false }: UndoOfferProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const late = useContext(LateUndoContext);
  const isUsed = useRef(false);
  const undo = () => {
    isUsed.current = true;
    close();
    onUndo();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(isRedo ? isRedoKey(event) : isUndoKey(event))) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onShown = useEffectEvent(() => late?.end());
  const onGone = useEffectEvent(() => {
    if (!isUsed.current && !isRedo) late?.keep(onUndo);
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
        sx={{ textDecoration: 'underline', px: 0, minWidth: 0 }}
        aria-keyshortcuts={isRedo ? 'Control+Y' : 'Control+Z'}
        onClick={undo}
      >
        {translate(isRedo ? 'changes.undo.redo' : 'changes.undo.action')}
      </Button>
    </Box>
  );
}
