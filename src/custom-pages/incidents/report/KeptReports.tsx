import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { KeptRow } from './KeptRow';
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

/** Reports that wait on this device, with their actions. */
export function KeptReports({ reports, isOnline, isSending, onSend, onCorrect, onDrop }: KeptReportsProps) {
  const translate = useTranslate();
  if (reports.length === 0) return null;
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
          <KeptRow key={report.key} report={report} onCorrect={onCorrect} onDrop={onDrop} />
        ))}
      </Box>
    </Alert>
  );
}
