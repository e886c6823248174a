import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DayField } from '../../../resources/fields/shared/dates/DayField';
import { dayIndexOf } from '../../../resources/fields/shared/zone';
import { isTurned, monthAround, type ExportChoice } from './exportPeriod';

type Period = Pick<ExportChoice, 'from' | 'to'>;

export interface PeriodFieldsProps {
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

const ENDS = ['from', 'to'] as const;
const MONTHS = [
  ['thisMonth', 0],
  ['nextMonth', 1],
] as const;

/** The days of an export, with buttons for the two most usual months. */
export function PeriodFields({ period, onPeriod }: PeriodFieldsProps) {
  const translate = useTranslate();
  const isWrong = isTurned(period);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {ENDS.map((end) => (
          <Box key={end} sx={{ flex: '1 1 170px', minWidth: 0 }}>
            <DayField
              label={translate(`planningExports.page.${end}`)}
              value={period[end]}
              onValue={(day) => onPeriod({ ...period, [end]: day })}
              error={isWrong && end === 'to' ? translate('planningExports.page.order') : undefined}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {MONTHS.map(([name, later]) => (
          <Button key={name} size="small" onClick={() => onPeriod(monthAround(dayIndexOf(Date.now()), later))}>
            {translate(`planningExports.page.${name}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
