import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useRegion } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { ConfirmDialog } from '../../../resources/views/page/ConfirmDialog';
import type { KeptReport } from './outbox';

interface KeptRowProps {
  readonly report: KeptReport;
  readonly onCorrect: (report: KeptReport) => void;
  readonly onDrop: (report: KeptReport) => void;
}

/** A report that waits on this device: title, date, refusal, and actions. */
export function KeptRow({ report, onCorrect, onDrop }: KeptRowProps) {
  const translate = useTranslate();
  const region = useRegion();
  const [isOpen, setOpen] = useState(false);
  const { values, keptAt, refusal } = report;
  const title = String(values['titre'] ?? '');
  const since = new Date(keptAt).toLocaleString(region, { dateStyle: 'short', timeStyle: 'short' });
  const named = (key: string) => translate('screens.page.labelled', { label: translate(key), name: title });
  // Remove it only after the dialog has closed, so that the focus can be restored.
  const [isDropped, setDropped] = useState(false);
  return (
    <li>
      {title} · {since}
      {refusal !== undefined &&
        ` · ${translate('incidents.report.refused', { reason: translate(refusal, { _: refusal }) })}`}{' '}
      {refusal !== undefined && (
        <Button
          size="small"
          color="inherit"
          aria-label={named('incidents.report.correct')}
          onClick={() => onCorrect(report)}
        >
          {translate('incidents.report.correct')}
        </Button>
      )}
      <Button size="small" color="inherit" aria-label={named('incidents.report.drop')} onClick={() => setOpen(true)}>
        {translate('incidents.report.drop')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={translate('incidents.report.dropTitle')}
        text={translate('incidents.report.dropText', { title })}
        action={translate('incidents.report.drop')}
        color="error"
        isPending={false}
        error={undefined}
        onConfirm={() => {
          setDropped(true);
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
        onExited={() => {
          if (isDropped) onDrop(report);
        }}
        isOpenerGone={isDropped}
      />
    </li>
  );
}
