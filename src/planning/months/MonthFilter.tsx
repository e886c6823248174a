import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import Search from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { MONTH_SHOWS, type MonthShow, type MonthSought } from './monthList';

export interface MonthFilterProps {
  readonly sought: MonthSought;
  readonly counts: Readonly<Record<MonthShow, number>>;
  readonly onSought: (sought: MonthSought) => void;
}

/** Buttons with the number of months in each state; each filters by it. */
export function MonthFilter({ sought, counts, onSought }: MonthFilterProps) {
  const translate = useTranslate();
  const words = 'planningRequests.months';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1 }}>
      <Box role="group" aria-label={translate(`${words}.show`)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {MONTH_SHOWS.filter((show) => show === 'all' || counts[show] > 0 || sought.show === show).map((show) => (
          <Chip
            key={show}
            size="small"
            color={sought.show === show ? 'primary' : 'default'}
            variant={sought.show === show ? 'filled' : 'outlined'}
            label={translate(`${words}.counts.${show}`, { smart_count: counts[show] })}
            aria-pressed={sought.show === show}
            onClick={() => onSought({ ...sought, show })}
          />
        ))}
      </Box>
      <TextField
        size="small"
        type="search"
        fullWidth
        label={translate(`${words}.search`)}
        value={sought.text}
        onChange={({ target }) => onSought({ ...sought, text: target.value })}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
