import { isSame } from '../../resources/common/isSame';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { monthlyDay } from '../core/recurrence/describe';
import type { MonthlyDay } from '../core/recurrence/rule';
import { dayText, weekdayOf } from '../../resources/fields/shared/zone';

export interface MonthlyInputProps {
  readonly on: MonthlyDay;
  /** Day of the slot, since 1970, from which the choices are derived. */
  readonly day: number;
  readonly onOn: (on: MonthlyDay) => void;
}

/** The monthly rules that a day matches, and the rule already chosen. */
function choicesOn(day: number, on: MonthlyDay): readonly MonthlyDay[] {
  const date = Number(dayText(day).slice(8));
  const nth = Math.ceil(date / 7);
  const weekday = weekdayOf(day);
  const isLastWeek = dayText(day + 7).slice(5, 7) !== dayText(day).slice(5, 7);
  const choices: readonly MonthlyDay[] = [
    { day: date },
    { nth, weekday },
    ...(isLastWeek ? [{ nth: -1, weekday }] : []),
    { day: -1 },
  ];
  return choices.some((one) => isSame(one, on)) ? choices : [on, ...choices];
}

export function MonthlyInput({ on, day, onOn }: MonthlyInputProps) {
  const translate = useTranslate();
  const choices = choicesOn(day, on);
  const words = (one: MonthlyDay) => translate('recurrence.series.ofMonth', { on: monthlyDay(translate, one) });
  return (
    <TextField
      select
      size="small"
      label={translate('planning.rule.on')}
      value={choices.findIndex((one) => isSame(one, on))}
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)];
        if (chosen) onOn(chosen);
      }}
      sx={{ minWidth: 190, flex: '0 1 260px' }}
    >
      {choices.map((one, at) => (
        <MenuItem key={at} value={at}>
          {words(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
