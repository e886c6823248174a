import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { DayField } from '../../../resources/fields/shared/dates/DayField';

export interface DayPeriod {
  /** `YYYY-MM-DD`, both included; '' if not chosen. */
  readonly debut: string;
  readonly fin: string;
}

export interface PeriodInputsProps {
  readonly period: DayPeriod;
  readonly onPeriod: (period: DayPeriod) => void;
}

export const isPeriod = ({ debut, fin }: DayPeriod): boolean => debut !== '' && fin !== '' && debut <= fin;

export function PeriodInputs({ period, onPeriod }: PeriodInputsProps) {
  const translate = useTranslate();
  const isTurned = period.debut !== '' && period.fin !== '' && period.fin < period.debut;
  const field = (name: keyof DayPeriod, label: string, error?: string) => (
    <DayField
      required
      label={translate(`planning.tools.${label}`)}
      value={period[name]}
      onValue={(day) => onPeriod({ ...period, [name]: day })}
      error={error}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {field('debut', 'firstDay')}
      {field('fin', 'lastDay', isTurned ? translate('planningExports.page.order') : undefined)}
    </Box>
  );
}
