import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { useFormats } from '../../calendar/useFormats';
import type { DayPeriod } from './PeriodInputs';
import { namedPeriods, type NamedPeriod } from './periods';

export interface PeriodChoiceProps {
  /** The day around which weeks and months are offered. */
  readonly day: number;
  readonly shown: DayPeriod;
  readonly period: DayPeriod;
  readonly onPeriod: (period: DayPeriod) => void;
}

/** Chooses a week, a month or the days shown in one click; each says its dates. */
export function PeriodChoice({ day, shown, period, onPeriod }: PeriodChoiceProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const periods = namedPeriods(day, shown);
  const chosen = periods.find((one) => one.period.debut === period.debut && one.period.fin === period.fin);
  const datesOf = ({ name, period: { debut, fin } }: NamedPeriod) =>
    name === 'month'
      ? formats.month(dayIndexOfText(debut))
      : formats.daysOfYear(dayIndexOfText(debut), dayIndexOfText(fin));
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label={translate('planning.tools.period.label')}
      value={chosen?.name ?? null}
      onChange={(_event, name: NamedPeriod['name'] | null) => {
        const next = periods.find((one) => one.name === name);
        if (next) onPeriod(next.period);
      }}
    >
      {periods.map((one) => (
        <ToggleButton key={one.name} value={one.name} sx={CHOICE}>
          <span>{translate(`planning.tools.period.${one.name}`)}</span>
          <Box component="span" sx={{ fontSize: 13, fontWeight: 400 }}>
            {datesOf(one)}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const CHOICE = { flexDirection: 'column', py: 0.5, lineHeight: 1.4, textTransform: 'none' } as const;
