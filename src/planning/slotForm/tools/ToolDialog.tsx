import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useFindingWords } from '../../model/useFindingWords';
import { SMALL } from '../../page/useUrlState';
import type { PlanIndex } from '../../data/checkEdits';
import { ReportSkeleton } from './ReportSkeleton';
import { ToolReport } from './ToolReport';
import { useCopyChoice } from './useCopyChoice';
import type { ToolCall, ToolRun } from './useToolRun';

export interface ToolDialogProps {
  readonly title: string;
  /** Translation key of the submit button, which contains the number of slots. */
  readonly action: 'duplicate' | 'remove';
  readonly color?: 'primary' | 'error';
  readonly run: ToolRun;
  /** Undefined if the input is incomplete. */
  readonly call: ToolCall | undefined;
  /** Preview as soon as the input is complete, and after each change. */
  readonly previewsAtOnce?: boolean;
  /** Absences among the copies are left out until they are chosen. */
  readonly leavesAbsences?: boolean;
  readonly index: PlanIndex;
  readonly names: ReadonlyMap<number, string>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog of a bulk tool: inputs, preview and submit button. */
export function ToolDialog(props: ToolDialogProps) {
  const { title, action, color = 'primary', run, call, index, names, onClose, children } = props;
  useImmediatePreview(run, props.previewsAtOnce ? call : undefined);
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const wordsOf = useFindingWords((slotId) => index.byId.get(slotId));
  const { report, failure, isBusy, isWriting } = run;
  const choice = useCopyChoice(report, index.plan, props.leavesAbsences ?? false);
  const possible = report?.rows.filter(({ status }) => status !== 'refused') ?? [];
  const good = action === 'duplicate' ? possible.filter(choice.isIn) : possible;
  const isUnseen = !run.canPreview;
  // A tool that previews at once has nothing to preview before its choices are complete.
  const isPreviewComing = run.canPreview && (call !== undefined || !props.previewsAtOnce);
  const isChecking = !report && isBusy && !isUnseen;
  const isWhole = good.length === report?.rows.length;
  const words =
    good.length === possible.length && !isWhole ? `planning.tools.${action}Others` : `planning.tools.${action}`;
  return (
    <Dialog
      open
      onClose={isWriting ? undefined : onClose}
      aria-labelledby={id}
      fullScreen={isSmall}
      maxWidth="sm"
      fullWidth
      sx={FROM_TOP}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {children}
          {isUnseen && <Alert severity="warning">{translate('planning.tools.unseen')}</Alert>}
          <Stack spacing={2} sx={{ minHeight: isPreviewComing ? REPORT_ROOM : 0 }}>
            {report && (
              <ToolReport
                report={report}
                choice={action === 'duplicate' ? choice : undefined}
                index={index}
                names={names}
                wordsOf={wordsOf}
              />
            )}
            {isChecking && <ReportSkeleton />}
            {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" disabled={isWriting} onClick={onClose}>
          {translate('screens.page.cancel')}
        </Button>
        {isUnseen || possible.length > 0 || isChecking ? (
          <Button
            variant="contained"
            color={color}
            loading={isWriting}
            disabled={isChecking || !call || (!isUnseen && good.length === 0)}
            onClick={() => call && run.apply(call, isWhole ? undefined : good)}
          >
            {isChecking
              ? translate(`planning.tools.${action}Checking`)
              : translate(isUnseen ? `planning.tools.${action}Unseen` : words, { smart_count: good.length })}
          </Button>
        ) : (
          <Button variant="contained" loading={isBusy} disabled={!call} onClick={() => call && run.preview(call)}>
            {translate('planning.tools.preview')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Pixels of a preview with some days, reserved so that the buttons stay where they are when it comes. */
const REPORT_ROOM = 200;

/** A dialog in the middle would move its inputs up when a longer preview comes. */
const FROM_TOP = { '& .MuiDialog-container': { alignItems: 'flex-start' } } as const;

/** Previews a call whenever it changes. */
function useImmediatePreview(run: ToolRun, call: ToolCall | undefined): void {
  const preview = useEffectEvent(() => {
    if (call && run.canPreview) run.preview(call);
  });
  const key = call && JSON.stringify(call);
  useEffect(() => {
    preview();
  }, [key]);
}
