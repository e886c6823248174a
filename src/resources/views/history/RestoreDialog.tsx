import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId } from 'react';
import type { ChangeValues } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { isRunning, type ChangeState } from '../changes/changeState';
import { ProblemLine } from '../changes/ProblemLine';
import { previewRows } from '../changes/previewRows';
import { FailureAlert } from '../page/FailureAlert';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { RowDiff } from './RowDiff';
import type { Restoring } from './useRestore';

export interface RestoreDialogProps {
  readonly title: string;
  readonly record: AnyRecord;
  readonly values: ChangeValues;
  readonly restoring: Restoring;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

function useProblems(state: ChangeState) {
  const registry = useRegistry();
  const { schema } = useScreen();
  const report = state.phase === 'previewed' || state.phase === 'applied' ? state.report : undefined;
  return report ? previewRows(registry, schema, report, []).flatMap(({ problems }) => problems) : [];
}

export function RestoreDialog({ title, record, values, restoring, isOpen, onClose, onExited }: RestoreDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { schema } = useScreen();
  const { state } = restoring.run;
  const problems = useProblems(state);
  const isBusy = isRunning(state);
  const begin = useEffectEvent(() => void restoring.preview(values));
  useEffect(() => {
    begin();
  }, []);
  const restore = async () => {
    if (await restoring.restore(values)) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={state.phase === 'applying' ? undefined : onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('history.restoreText')}</DialogContentText>
        <RowDiff schema={schema} row={{ id: record.id, before: pick(record, values), after: values }} />
        {isBusy && <LinearProgress aria-label={translate('history.changes.checking')} sx={{ mt: 2 }} />}
        {problems.map((problem, index) => (
          <ProblemLine key={index} schema={schema} problem={problem} />
        ))}
        {state.phase === 'failed' && <FailureAlert error={state.error} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" disabled={state.phase === 'applying'} onClick={onClose}>
          {translate('screens.page.cancel')}
        </Button>
        <Button variant="contained" disabled={problems.length > 0} loading={isBusy} onClick={() => void restore()}>
          {translate('history.restoreVersion')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const pick = (record: AnyRecord, values: ChangeValues): ChangeValues =>
  Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]));
