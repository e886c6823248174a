import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useSaveShortcut } from '../form/useSaveShortcut';
import { FailureAlert } from '../page/FailureAlert';
import type { RequestDecision } from './useDecision';

export interface DecisionDialogProps {
  readonly asked: Pick<RequestDecision, 'request' | 'etat'>;
  /** Translation prefix; the dialog adds `accept.text`, `refuse.text`. */
  readonly words: string;
  readonly name: string;
  /** Summary of the request, because the dialog hides the list. */
  readonly about?: readonly string[] | undefined;
  /** What speaks for or against accepting it. */
  readonly doubts?: ReactNode;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onDecide: (decision: RequestDecision) => void;
  readonly onCancel: () => void;
}

export function DecisionDialog({
  asked,
  words,
  name,
  about = [],
  doubts,
  isPending,
  error,
  onDecide,
  onCancel,
}: DecisionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useSaveShortcut(form, isPending);
  const [reponse, setReponse] = useState('');
  const isRefusal = asked.etat === 'Refusee';
  const decision = isRefusal ? 'refuse' : 'accept';
  return (
    <Dialog open onClose={isPending ? undefined : onCancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          onDecide({ ...asked, reponse });
        }}
      >
        <DialogTitle id={id}>{translate(`requests.${decision}.title`)}</DialogTitle>
        <DialogContent>
          {about.length > 0 && (
            <Box sx={ABOUT}>
              {about.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Box>
          )}
          {doubts}
          <DialogContentText sx={{ mb: 2 }}>{translate(`${words}.${decision}.text`, { name })}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            required={isRefusal}
            label={translate(`requests.${decision}.answer`)}
            value={reponse}
            onChange={({ target }) => setReponse(target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            sx={{ mb: error ? 2 : 0 }}
          />
          {Boolean(error) && <FailureAlert error={error} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isPending} onClick={onCancel}>
            {translate('screens.page.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isRefusal ? 'error' : 'primary'}
            loading={isPending}
            disabled={isRefusal && reponse.trim() === ''}
          >
            {translate(`requests.${decision}.action`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const ABOUT = {
  mb: 1.5,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { fontWeight: 600 },
} as const;
