import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';

export interface UndoOfferProps {
  /** What was done. */
  readonly words: string;
  readonly onUndo: () => void;
}

/** The message of what was done, with the way back. */
export function UndoOffer({ words, onUndo }: UndoOfferProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      {words}
      <Button
        color="inherit"
        size="small"
        // On a line of its own it begins where the words begin.
        sx={{ textDecoration: 'underline', px: 0, minWidth: 0 }}
        onClick={() => {
          close();
          onUndo();
        }}
      >
        {translate('changes.undo.action')}
      </Button>
    </Box>
  );
}
