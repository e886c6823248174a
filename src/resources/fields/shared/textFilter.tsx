import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { filterOf, type EditorProps } from './filterOf';
import { useArray } from './hooks/useArray';

const One = ({ label, value, onChange }: EditorProps) => (
  <TextField
    label={label}
    size="small"
    fullWidth
    autoComplete="off"
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
  />
);

function Several({ label, value, onChange }: EditorProps) {
  const translate = useTranslate();
  const values = useArray(value);
  const texts = useMemo(() => values.map(String), [values]);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      clearText={translate('screens.inputs.clear')}
      value={texts}
      onChange={(_event, next) => onChange(next)}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={translate('screens.inputs.enterAfterEach')} />
      )}
    />
  );
}

/** The filter of every kind whose value is typed as text. */
export const TextFilter = filterOf({ One, Several });
