import TextField from '@mui/material/TextField';
import { filterOf, type EditorProps } from '../filterOf';

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
  return filterOf({ One });
}
