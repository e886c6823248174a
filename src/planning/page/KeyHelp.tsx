import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { KeyList } from '../../resources/views/page/KeyList';

const PAGE_KEYS = [
  ['H', 'today'],
  ['P, Alt + ⇞', 'previous'],
  ['S, Alt + ⇟', 'next'],
  ['1 – 5', 'period'],
  ['6 – 8', 'look'],
  ['/', 'search'],
  ['↓', 'enter'],
  ['J K', 'slots'],
  ['←→↑↓', 'hours'],
  ['N', 'create'],
  ['R', 'simulate'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Y', 'redo'],
] as const;

const SLOT_KEYS = [
  ['↵, E', 'open'],
  ['Alt + ←→↑↓', 'move'],
  ['Alt + ⇧ + ↑↓', 'resize'],
  ['Ctrl + ⇧ + ↑↓', 'start'],
  ['D', 'carry'],
  ['␣, X', 'select'],
  ['A', 'act'],
  ['Ctrl + C / X / V', 'clipboard'],
  ['Ctrl + D', 'duplicate'],
  ['⌦', 'remove'],
] as const;

const TIMELINE_KEYS = [
  'arrows',
  'rows',
  'ends',
  'open',
  'draw',
  'select',
  'act',
  'range',
  'all',
  'move',
  'step',
  'resize',
  'clipboard',
  'duplicate',
  'remove',
  'escape',
  'pointer',
] as const;

export interface KeyHelpProps {
  /** The timeline is shown, which has more keys than the calendar. */
  readonly isTimeline: boolean;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts of the page and of its view. */
export default function KeyHelp({ isTimeline, onClose }: KeyHelpProps) {
  const translate = useTranslate();
  const id = useId();
  const part = (name: 'everywhere' | 'onSlots', keys: readonly (readonly [string, string])[]) => (
    <Box component="section" aria-labelledby={`${id}-${name}`} sx={{ '& + &': { mt: 2.5 } }}>
      <Typography id={`${id}-${name}`} component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        {translate(`planning.keys.${name}`)}
      </Typography>
      <KeyList keys={keys} />
    </Box>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('planning.nav.keys')}</DialogTitle>
      <DialogContent>
        {part(
          'everywhere',
          PAGE_KEYS.map(([key, does]) => [key, translate(`planning.keys.${does}`)]),
        )}
        {part(
          'onSlots',
          isTimeline
            ? TIMELINE_KEYS.map((key) => [
                translate(`timeline.keys.${key}.keys`),
                translate(`timeline.keys.${key}.text`),
              ])
            : SLOT_KEYS.map(([key, does]) => [key, translate(`planning.keys.${does}`)]),
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('screens.page.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
