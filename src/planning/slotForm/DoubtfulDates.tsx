import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import type { DoubtfulDate } from './checkedDates';

export interface DoubtfulDatesProps {
  readonly dates: readonly DoubtfulDate[];
  /** Absent if no date would remain. */
  readonly onLeaveOut: (() => void) | undefined;
}

/** Dates named one by one; the list of all dates shows the others. */
const FIRST = 3;

/** Dates of a series that have warnings, above the button that saves them all the same. */
export function DoubtfulDates({ dates, onLeaveOut }: DoubtfulDatesProps) {
  const translate = useTranslate();
  const formats = useFormats();
  if (dates.length === 0) return null;
  const smart_count = dates.length;
  return (
    <Alert severity="warning" aria-live="polite" sx={{ my: 1.5 }}>
      <div>{translate('planning.rule.doubtful', { smart_count })}</div>
      {dates.slice(0, FIRST).map(({ day, words }) => (
        <div key={day}>
          {translate('screens.page.labelled', { label: formats.day(dayIndexOfText(day)), name: words })}
        </div>
      ))}
      {dates.length > FIRST && <div>…</div>}
      {onLeaveOut && (
        <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1 }} onClick={onLeaveOut}>
          {translate('planning.rule.leaveOutDoubtful', { smart_count })}
        </Button>
      )}
    </Alert>
  );
}
