import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { skippedMonths } from '../core/recurrence/skipped';
import type { RecurrenceRule } from '../core/recurrence/rule';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';

export interface SkippedMonthsProps {
  readonly rule: RecurrenceRule;
  readonly onLastDay: () => void;
}

const MOST = 12;

/** Lists months without the day of a monthly rule; for the 31st, offers the last day of the month instead. */
export function SkippedMonths({ rule, onLastDay }: SkippedMonthsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const months = skippedMonths(rule);
  if (months.length === 0) return null;
  const named = months.slice(0, MOST).map((month) => formats.month(dayIndexOfText(`${month}-01`)));
  const isByDate = rule.pattern.frequency === 'monthly' && 'day' in rule.pattern.on;
  return (
    <Alert
      severity="info"
      sx={{ mt: 1.5 }}
      action={
        isByDate && (
          <Button color="inherit" size="small" onClick={onLastDay}>
            {translate('recurrence.series.lastDay')}
          </Button>
        )
      }
    >
      {translate('recurrence.skipped', {
        smart_count: months.length,
        months: [...named, ...(months.length > MOST ? ['…'] : [])].join(', '),
      })}
    </Alert>
  );
}
