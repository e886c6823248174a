import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';

export interface DoubtfulDatesProps {
  /** `YYYY-MM-DD` */
  readonly dates: readonly string[];
  /** Absent if no date would remain. */
  readonly onLeaveOut: (() => void) | undefined;
}

/** Dates named one by one; the list of all dates has their reasons, and the others. */
const FIRST = 3;

/** The line goes, with the button that has the focus: it goes on to the one that saves, so that Escape still closes. */
function leaveOut({ currentTarget }: MouseEvent<HTMLElement>, work: () => void): void {
  currentTarget.closest('[data-bar]')?.querySelector<HTMLElement>('button[type="submit"]:enabled')?.focus();
  work();
}

/** Dates of a series that have warnings, in a line above the button that saves them all the same. */
export function DoubtfulDates({ dates, onLeaveOut }: DoubtfulDatesProps) {
  const translate = useTranslate();
  const formats = useFormats();
  if (dates.length === 0) return null;
  const smart_count = dates.length;
  const named = dates.slice(0, FIRST).map((day) => formats.date(dayIndexOfText(day)));
  return (
    <Alert
      severity="warning"
      aria-live="polite"
      sx={{ mb: 1.5, py: 0, alignItems: 'center' }}
      action={
        onLeaveOut && (
          <Button size="small" color="inherit" onClick={(event) => leaveOut(event, onLeaveOut)}>
            {translate('planning.rule.leaveOutDoubtful', { smart_count })}
          </Button>
        )
      }
    >
      {translate('planning.rule.doubtful', { smart_count })}{' '}
      {[...named, ...(dates.length > FIRST ? ['…'] : [])].join(', ')}
    </Alert>
  );
}
