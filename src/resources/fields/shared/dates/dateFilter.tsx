import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { compares } from '../../../language/operators';
import type { FilterProps } from '../../viewTypes';
import { filterOf, type EditorProps } from '../filterOf';
import { daysOf, PERIOD_NAMES } from './periods';

export function dateFilter(type: 'date' | 'month') {
  const One = ({ label, value, onChange }: EditorProps) => (
    <TextField
      type={type}
      label={label}
      size="small"
      fullWidth
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const Filter = filterOf({ One });
  if (type === 'month') return Filter;
  return function DayFilter(props: FilterProps) {
    return (
      <>
        <Filter {...props} />
        {compares(props.operator, 'range') && <Periods onChange={props.onChange} />}
      </>
    );
  };
}

/** The periods that people ask for most, each in one click. */
function Periods({ onChange }: Pick<FilterProps, 'onChange'>) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
      {PERIOD_NAMES.map((name) => (
        <Button key={name} size="small" variant="outlined" onClick={() => onChange(daysOf(name))}>
          {translate(`screens.periods.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}
