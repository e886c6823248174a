import TextField from '@mui/material/TextField';
import { DAY_FORM, INSTANT_FORM } from '../shared/dates/dateForms';
import { filterOf, type EditorProps } from '../shared/filterOf';

const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Value of a native `datetime-local` input: the reader's local time. */
function localOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const date = INSTANT_FORM.read(value);
  if (Number.isNaN(date.getTime())) return '';
  return `${DAY_FORM.write(date)}T${new Intl.DateTimeFormat('en-GB', MINUTES).format(date)}`;
}

const One = ({ label, value, onChange }: EditorProps) => (
  <TextField
    type="datetime-local"
    label={label}
    size="small"
    fullWidth
    value={localOf(value)}
    onChange={(event) => onChange(event.target.value ? new Date(event.target.value).toISOString() : null)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ minWidth: '13rem' }}
  />
);

export const InstantFilter = filterOf({ One });
