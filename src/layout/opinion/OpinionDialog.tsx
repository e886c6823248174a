import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Avis } from '../../resources/schemas/opinions';
import { useCall } from '../../resources/views/useCall';
import { FEEDBACK_STAYS, useAlerts } from '../alerts/AlertContext';

/** The highest score that asks for a comment (section 9 of the specification). */
const COMMENTED_UP_TO = 5;

const MARKS = [0, 5, 10].map((value) => ({ value, label: String(value) }));

interface OpinionDialogProps {
  readonly onClose: () => void;
  readonly onGiven: () => void;
}

/** A score from 0 to 10, with a comment if it is low (section 2 of the specification). */
export default function OpinionDialog({ onClose, onGiven }: OpinionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const call = useCall();
  const { success, error: fail } = useAlerts();
  const [score, setScore] = useState<number>();
  const [comment, setComment] = useState('');
  const isExplained = score !== undefined && score <= COMMENTED_UP_TO;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(Avis.name, {
        method: 'PUT',
        body: { avis: score, commentaire: isExplained && comment.trim() !== '' ? comment.trim() : null },
      }),
    onSuccess: () => {
      onGiven();
      onClose();
      success(translate('feedback.opinion.thanks'), {
        text: translate('feedback.opinion.goodDay'),
        stays: FEEDBACK_STAYS,
      });
    },
    onError: fail,
  });
  const choose = (next: number) => {
    setScore(next);
    // A higher score discards the comment.
    if (next > COMMENTED_UP_TO) setComment('');
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <DialogTitle id={id}>{translate('feedback.opinion.title')}</DialogTitle>
        <DialogContent>
          <Typography id={`${id}-question`} sx={{ mb: 3 }}>
            {translate('feedback.opinion.question')}
          </Typography>
          <Typography aria-hidden variant="h1" component="p" sx={{ textAlign: 'center' }}>
            {score ?? '–'}
          </Typography>
          <Slider
            min={0}
            max={10}
            step={1}
            marks={MARKS}
            value={score ?? 0}
            disabled={isPending}
            onChange={(_event, value) => choose(Number(value))}
            // A click on 0 does not change a slider without a score, so `onChange` would not fire.
            onChangeCommitted={(_event, value) => choose(Number(value))}
            getAriaValueText={() =>
              score === undefined ? translate('feedback.opinion.none') : translate('feedback.opinion.score', { score })
            }
            aria-labelledby={`${id}-question`}
            sx={{ mx: 1, width: 'calc(100% - 16px)', opacity: score === undefined ? 0.6 : 1 }}
          />
          {isExplained && (
            <TextField
              fullWidth
              multiline
              minRows={3}
              label={translate('feedback.opinion.comment')}
              value={comment}
              disabled={isPending}
              onChange={({ target }) => setComment(target.value)}
              slotProps={{ htmlInput: { maxLength: Avis.fields.commentaire.maxLength } }}
              sx={{ mt: 2 }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isPending} onClick={onClose}>
            {translate('screens.page.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={score === undefined}>
            {translate('feedback.opinion.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
