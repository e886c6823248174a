import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { DayField } from '../../fields/shared/dates/DayField';
import { dayOf } from '../../language/moments';
import type { DayRange } from '../../records/calendarDays';
import { lastTwelveMonths, nextTwelveMonths, PERIOD_STEPS, yearOf } from '../../statistics/periods';
import type { StatisticsPlace } from './useStatisticsPlace';

const presetsAt = (today: string): Readonly<Record<string, DayRange>> => ({
  thisYear: yearOf(today),
  lastYear: yearOf(`${Number(today.slice(0, 4)) - 1}-01-01`),
  lastTwelve: lastTwelveMonths(today),
  nextTwelve: nextTwelveMonths(today),
});

const OWN = 'own';

export interface PeriodControlsProps {
  readonly place: StatisticsPlace;
  readonly onChange: (changed: Partial<StatisticsPlace>) => void;
}

const WIDTH = { width: { xs: 'calc(50% - 4px)', sm: 170 } } as const;
const STEP_WIDTH = { width: { xs: 'calc(50% - 4px)', sm: 144 } } as const;
/** A date input with its buttons needs more than half of a telephone's width. */
const DAY_WIDTH = { width: { xs: '100%', sm: 164 } } as const;

/** Period, grouping step, and comparison with the previous period. */
export function PeriodControls({ place: { period, step, compare }, onChange }: PeriodControlsProps) {
  const translate = useTranslate();
  const presets = presetsAt(dayOf(new Date()));
  const preset = Object.entries(presets).find(([, { first, last }]) => first === period.first && last === period.last);
  const [typed, setTyped] = useState<DayRange>(period);
  const { first, last } = period;
  useEffect(() => {
    setTyped({ first, last });
  }, [first, last]);
  const isTurned = typed.first !== '' && typed.last !== '' && typed.last < typed.first;
  const day = (key: 'first' | 'last') => (
    <Box sx={DAY_WIDTH}>
      <DayField
        required
        label={translate(`statistics.${key}`)}
        value={typed[key]}
        error={isTurned && key === 'last' ? translate('planningExports.page.order') : undefined}
        onValue={(value) => {
          const next = { ...typed, [key]: value };
          setTyped(next);
          if (next.first !== '' && next.last !== '' && next.first <= next.last) onChange({ period: next });
        }}
      />
    </Box>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        sx={WIDTH}
        label={translate('statistics.period')}
        value={preset?.[0] ?? OWN}
        onChange={({ target }) => {
          const chosen = presets[target.value];
          if (chosen) onChange({ period: chosen });
        }}
      >
        {Object.keys(presets).map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`statistics.presets.${name}`)}
          </MenuItem>
        ))}
        <MenuItem value={OWN} disabled={preset !== undefined}>
          {translate('statistics.presets.own')}
        </MenuItem>
      </TextField>
      <TextField
        select
        size="small"
        sx={STEP_WIDTH}
        label={translate('statistics.step')}
        value={step}
        onChange={({ target }) => onChange({ step: PERIOD_STEPS.find((one) => one === target.value) ?? 'mois' })}
      >
        {PERIOD_STEPS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`statistics.steps.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {day('first')}
      {day('last')}
      <FormControlLabel
        // Beside the inputs, not beside their labels.
        sx={{ mx: 0, mt: { sm: '20px' }, minHeight: 40 }}
        control={<Switch checked={compare} onChange={(_event, checked) => onChange({ compare: checked })} />}
        label={translate('statistics.compare')}
      />
    </Box>
  );
}
