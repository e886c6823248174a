import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import {
  hasPeriod,
  lookOf,
  PERIODS,
  periodOf,
  withLook,
  withPeriod,
  type Look,
  type ViewChooserProps,
  type ViewPeriod,
} from './switches';

/** Both switches in one list, which fits beside the date on a phone. */
export function PhoneViews({ place, looks, onPlace }: ViewChooserProps) {
  const translate = useTranslate();
  const words = (look: Look, period?: ViewPeriod) =>
    [translate(`planning.looks.${look}`), period && translate(`planning.views.${period}`)].filter(Boolean).join(' · ');
  const choices = looks.flatMap((look) => {
    const periods = PERIODS.filter((period) => hasPeriod(look, period));
    if (periods.length === 0) return [{ value: `${look}:`, words: words(look), change: withLook(place, look) }];
    return periods.map((period) => ({
      value: `${look}:${period}`,
      words: words(look, period),
      change: withPeriod(look, period),
    }));
  });
  const period = periodOf(place);
  // What is drawn tells its look; both words would leave no room for the date.
  const shown = period ? translate(`planning.views.${period}`) : words(lookOf(place.view));
  const value = `${lookOf(place.view)}:${period ?? ''}`;
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onPlace(choices.find((one) => one.value === target.value)?.change ?? {})}
      slotProps={{
        select: { renderValue: () => shown, SelectDisplayProps: { 'aria-label': translate('planning.looks.label') } },
      }}
      sx={FIELD}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.words}
        </MenuItem>
      ))}
    </TextField>
  );
}

const FIELD = {
  width: 'auto',
  maxWidth: { xs: 148 },
  // As high as a finger.
  '& .MuiSelect-select': { py: 1.0625, pl: 1, fontSize: 14 },
} as const;
