import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { KeyList } from '../../resources/views/page/KeyList';

/** Each key with the word that says what it does. */
const KEYS = [
  ['t', 'today'],
  ['k', 'previous'],
  ['j', 'next'],
  ['1 – 7', 'view'],
  ['/', 'search'],
  ['↓', 'enter'],
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
        <KeyList keys={KEYS.map(([key, does]) => [key, translate(`planning.keys.${does}`)])} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('screens.page.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
