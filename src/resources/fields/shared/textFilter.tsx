import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { filterOf, type EditorProps } from './filterOf';
import { useArray } from './hooks/useArray';

/** One value; what it is first is shown as people type it, and then what is typed. */
function One({ label, value, onChange, display }: EditorProps & { readonly display?: TypedText }) {
  const [text, setText] = useState(() => (typeof value === 'string' ? (display?.(value) ?? value) : ''));
  return (
    <TextField
      label={label}
      size="small"
      fullWidth
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(target.value === '' ? null : target.value);
      }}
    />
  );
}

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

/** A stored value as people type it. */
type TypedText = (value: string) => string;

/** The filter of a kind whose value is typed as text, in another form than the stored one. */
export const textFilter = (display?: TypedText) =>
  filterOf({ One: (props) => <One {...props} {...(display && { display })} />, Several });

/** The filter of every kind whose value is typed as text. */
export const TextFilter = textFilter();
