import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import type { DayPeriod } from './PeriodInputs';

/** Weeks by which copies are shifted; whole weeks keep the weekday. */
const SHIFTS = [0, 1, 2, 3, 4, 5, 8, 13, 26, 52] as const;

const DAYS = 7;

/** Default shift: the period's length in weeks, rounded up to an offered value. */
export function weeksOf({ debut, fin }: DayPeriod): number {
  const days = dayIndexOfText(fin) - dayIndexOfText(debut) + 1;
  return SHIFTS.find((one) => one * DAYS >= days) ?? 0;
}

interface ShiftInputProps {
  readonly weeks: number;
  /** The smallest shift that makes sense. */
  readonly least?: number;
  readonly onWeeks: (weeks: number) => void;
}

export function ShiftInput({ weeks, least = 0, onWeeks }: ShiftInputProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('planning.tools.shift')}
      value={weeks}
      onChange={({ target }) => onWeeks(Number(target.value))}
    >
      {SHIFTS.filter((one) => one >= least).map((one) => (
        <MenuItem key={one} value={one}>
          {one === 0 ? translate('planning.tools.sameDates') : translate('planning.tools.weeks', { smart_count: one })}
        </MenuItem>
      ))}
    </TextField>
  );
}
