import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { fieldKey } from '../../registry/translationKeys';
import { proposedSide, resolvedValues, type Side } from '../../records/merge';
import { useScreen } from '../ScreenContext';
import { namesOf, type Conflict, type Settled } from './conflict';
import { ConflictField } from './ConflictField';
import { useListedNames } from './useListedNames';

export interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly isOpen: boolean;
  readonly onAnswer: (values: Settled['values'] | undefined) => void;
  readonly onExited: () => void;
}

const SMALL = '(max-width:599.95px)';

type Choices = Readonly<Record<string, Side>>;

/** Lets the person choose between their value and the other's, for each field that both changed. */
export function ConflictDialog({ conflict, isOpen, onAnswer, onExited }: ConflictDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const people = useListedNames();
  const { schema } = useScreen();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const { now, mine, merge, writers } = conflict;
  const { conflicts, taken } = merge;
  const all = (sideOf: (name: string) => Side): Choices =>
    Object.fromEntries(conflicts.map((name) => [name, sideOf(name)]));
  const [choices, setChoices] = useState(() => all((name) => proposedSide(now[name], mine[name])));
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the submit event to the page's form, although the dialog is in a portal.
    event.stopPropagation();
    onAnswer(resolvedValues(merge, now, choices));
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer(undefined)}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
    >
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'contents' }}>
        <DialogTitle id={`${id}-title`}>{translate('history.conflict.title')}</DialogTitle>
        <DialogContent dividers>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
            {translate('history.conflict.text', {
              name: people(namesOf(writers, conflicts)) ?? translate('history.conflict.somebody'),
            })}
          </DialogContentText>
          {conflicts.length > 1 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
              <Button size="small" variant="outlined" onClick={() => setChoices(all(() => 'mine'))}>
                {translate('history.conflict.allMine')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => setChoices(all(() => 'theirs'))}>
                {translate('history.conflict.allTheirs')}
              </Button>
            </Box>
          )}
          {conflicts.map((name, index) => (
            <ConflictField
              key={name}
              name={name}
              conflict={conflict}
              side={choices[name] ?? 'mine'}
              onChoose={(side) => setChoices({ ...choices, [name]: side })}
              isFirst={index === 0}
            />
          ))}
          {taken.length > 0 && (
            <Alert severity="info">
              {translate('history.conflict.alsoTaken', {
                fields: taken.map((name) => translate(fieldKey(schema, name))).join(', '),
              })}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button color="inherit" onClick={() => onAnswer(undefined)}>
            {translate('history.conflict.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('history.conflict.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
