import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRegion } from '../../../resources/fields/shared/readerLanguage';
import type { KeptReport } from './outbox';

interface KeptReportsProps {
  readonly reports: readonly KeptReport[];
  readonly isOnline: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
  /** Opens a refused report in the form again. */
  readonly onCorrect: (report: KeptReport) => void;
  readonly onDrop: (report: KeptReport) => void;
}

/** The reports that wait on this device, said plainly, with what can be done with each. */
export function KeptReports({ reports, isOnline, isSending, onSend, onCorrect, onDrop }: KeptReportsProps) {
  const translate = useTranslate();
  const region = useRegion();
  if (reports.length === 0) return null;
  const written = (at: number) => new Date(at).toLocaleString(region, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}
      action={
        <Button color="inherit" size="small" disabled={!isOnline || isSending} onClick={onSend}>
          {translate(isSending ? 'incidents.report.sending' : 'incidents.report.sendKept')}
        </Button>
      }
    >
      <AlertTitle>{translate('incidents.report.kept', { smart_count: reports.length })}</AlertTitle>
      {translate(isOnline ? 'incidents.report.keptOnline' : 'incidents.report.keptOffline')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {reports.map((report) => (
          <li key={report.key}>
            {String(report.values['titre'] ?? '')} · {written(report.keptAt)}
            {report.refusal !== undefined && (
              <>
                {' · '}
                {translate('incidents.report.refused', { reason: report.refusal })}{' '}
                <Button size="small" color="inherit" onClick={() => onCorrect(report)}>
                  {translate('incidents.report.correct')}
                </Button>
                <Button size="small" color="inherit" onClick={() => onDrop(report)}>
                  {translate('incidents.report.drop')}
                </Button>
              </>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
