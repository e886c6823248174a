import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ChangeRowEntry } from '../../changes/changes';
import { countStatuses, countWrites } from '../changes/reportCounts';
import { FailureAlert } from '../page/FailureAlert';
import { useNumberFormat } from '../page/useNumberFormat';
import { UndoRefusals } from './UndoRefusals';
import { useUndoSet } from './useUndoSet';

export interface UndoSetDialogProps {
  readonly id: number;
  readonly ordinals?: readonly number[];
  /** Loaded rows, used to name those that cannot be reverted. */
  readonly rows: readonly ChangeRowEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onExited: () => void;
}

/** Previews the revert of a change set; lists the rows that cannot be reverted, with the reasons. */
export function UndoSetDialog({ id, ordinals, rows, isOpen, onClose, onDone, onExited }: UndoSetDialogProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const titleId = useId();
  const { preview, error, isChecking, isRunning, run } = useUndoSet(id, ordinals);
  const counts = preview && countStatuses(preview);
  const writes = counts ? countWrites(counts) : 0;
  const refused = counts?.refused ?? 0;
  const confirm = async () => {
    if (!(await run(refused > 0 ? 'good' : 'all'))) return;
    onDone();
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={isRunning ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={titleId}>
        {ordinals
          ? translate('history.changes.undoTitleChosen', { count: format(ordinals.length) })
          : translate('history.changes.undoTitle')}
      </DialogTitle>
      <DialogContent>
        <Box aria-live="polite">
          {isChecking && (
            <>
              <DialogContentText sx={{ mb: 1 }}>{translate('history.changes.checking')}</DialogContentText>
              <LinearProgress aria-label={translate('history.changes.checking')} />
            </>
          )}
          {preview && writes > 0 && (
            <Typography>{translate('history.changes.possible', { smart_count: writes })}</Typography>
          )}
          {preview && writes === 0 && refused === 0 && <Typography>{translate('history.changes.none')}</Typography>}
          {preview && refused > 0 && <UndoRefusals report={preview} rows={rows} />}
        </Box>
        {Boolean(error) && <FailureAlert error={error} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" disabled={isRunning} onClick={onClose}>
          {translate('history.changes.keep')}
        </Button>
        {writes > 0 && (
          <Button variant="contained" loading={isRunning} onClick={() => void confirm()}>
            {refused > 0
              ? translate('history.changes.confirmGood', { count: format(writes) })
              : translate('history.changes.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
