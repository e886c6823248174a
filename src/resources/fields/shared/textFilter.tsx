import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ValueProposals } from '../viewTypes';
import { filterOf, type EditorProps } from './filterOf';
import { useArray } from './hooks/useArray';

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

/** Offers the values that records have; choosing one applies the filter at once. */
function Proposed({ label, value, onChange, values, onChoose }: EditorProps & ValueProposals) {
  const text = typeof value === 'string' ? value : '';
  return (
    <Autocomplete
      freeSolo
      disableClearable
      openOnFocus
      size="small"
      options={values}
      filterOptions={(options) => options}
      value={text}
      inputValue={text}
      onInputChange={(_event, next, reason) => {
        if (reason === 'input') onChange(next === '' ? null : next);
      }}
      onChange={(_event, next, reason) => {
        // Enter on typed text submits the form instead.
        if (reason === 'selectOption') onChoose(next);
      }}
      renderInput={(params) => <TextField {...params} label={label} />}
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

type TypedText = (value: string) => string;

/** Filter of a text kind whose display format differs from the stored one. */
export const textFilter = (display?: TypedText) =>
  filterOf({ One: (props) => <One {...props} {...(display && { display })} />, Several });

/** Filter of all other text kinds. */
export const TextFilter = filterOf({
  One: ({ proposals, ...props }) => (proposals ? <Proposed {...props} {...proposals} /> : <One {...props} />),
  Several,
});
