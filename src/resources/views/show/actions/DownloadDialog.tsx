import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { fileSize } from '../../../fields/shared/files/fileSize';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import type { TransferProgress } from '../../../protocol/recordCalls';
import { FailureAlert } from '../../page/FailureAlert';
import { elapsed } from './elapsed';
import type { Download } from './useDownload';

/** The data provider's error message for a timeout. */
const TIMED_OUT = 'data.errors.timeout';

export interface DownloadDialogProps {
  readonly title: string;
  readonly timeout: number;
  readonly download: Download;
}

export function DownloadDialog({ title, timeout, download: { state, start, stop } }: DownloadDialogProps) {
  const translate = useTranslate();
  const id = useId();
  if (!state) return null;
  const { error } = state;
  const isLate = error instanceof Error && error.message === TIMED_OUT;
  return (
    <Dialog open onClose={error === undefined ? undefined : stop} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {error === undefined && <Progress {...state} />}
        {isLate && <Alert severity="error">{translate('details.download.late', { smart_count: timeout })}</Alert>}
        {error !== undefined && !isLate && <FailureAlert error={error} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={stop}>
          {translate(error === undefined ? 'details.download.abandon' : 'screens.page.close')}
        </Button>
        {error !== undefined && (
          <Button variant="contained" onClick={start}>
            {translate('screens.page.retry')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Progress({ since, progress }: { readonly since: number; readonly progress: TransferProgress }) {
  const translate = useTranslate();
  const time = useElapsed(since);
  const said = useProgressWords(progress);
  const percent = progress.part === undefined ? undefined : Math.round(progress.part * 100);
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5 }}>
        {said}
      </Typography>
      <LinearProgress
        aria-label={translate('details.download.progress')}
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        value={percent}
      />
      <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
        {translate('details.download.elapsed', { time: elapsed(time) })}
      </Box>
    </>
  );
}

function useProgressWords({ part, bytes }: TransferProgress): string {
  const translate = useTranslate();
  const region = useRegion();
  if (bytes === 0 && part === undefined) return translate('details.download.preparing');
  if (part === undefined) return translate('details.download.received', { size: fileSize(bytes, region) });
  const percent = new Intl.NumberFormat(region, { style: 'percent' }).format(part);
  return translate('details.download.part', { percent });
}

/** Elapsed milliseconds, updated each second. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
}
