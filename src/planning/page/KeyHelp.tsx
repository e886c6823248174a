import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

/** Each key with the word that says what it does. */
const KEYS = [
  ['t', 'today'],
  ['k', 'previous'],
  ['j', 'next'],
  ['1 – 7', 'view'],
  ['/', 'search'],
  ['n', 'create'],
  ['↵', 'open'],
  ['Alt + ← → ↑ ↓', 'move'],
  ['Alt + ⇧ + ↑ ↓', 'resize'],
  ['Ctrl + ⇧ + ↑ ↓', 'start'],
  ['m', 'carry'],
  ['␣', 'select'],
  ['Ctrl + C / X / V', 'clipboard'],
  ['Ctrl + D', 'duplicate'],
  ['⌦', 'remove'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Y', 'redo'],
] as const;

/** What the keys of the page do. */
export function KeyHelp({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('planning.nav.keys')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}>
          {KEYS.map(([key, does]) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
                {key}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`planning.keys.${does}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('screens.page.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
