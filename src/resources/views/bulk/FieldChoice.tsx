import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { usePickerWords } from '../../fields/shared/hooks/usePickerWords';
import { fieldKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';
import { bulkFieldsOf } from './bulkChanges';

export interface FieldChoiceProps {
  readonly chosen: readonly string[];
  readonly onChoose: (fields: readonly string[]) => void;
}

const highlighted = (input: EventTarget): HTMLElement | null =>
  input instanceof Element ? document.getElementById(input.getAttribute('aria-activedescendant') ?? '') : null;

export function FieldChoice({ chosen, onChoose }: FieldChoiceProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const label = translate('changes.bulk.fields');
  const [text, setText] = useState('');
  const options = useMemo(() => bulkFieldsOf(schema), [schema]);
  // A new array would count as another choice, which empties the input.
  const value = useMemo(() => [...chosen], [chosen]);
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      // Enter takes the first match of what is typed; it never leaves the form.
      autoHighlight={text !== ''}
      onKeyDown={(event) => {
        // So does Tab: the value takes the focus, instead of what stands after the form.
        const match = event.key === 'Tab' && !event.shiftKey && text !== '' ? highlighted(event.target) : null;
        match?.click();
        if (match || event.key === 'Enter') event.preventDefault();
      }}
      options={options}
      value={value}
      onChange={(_, fields) => onChoose(fields)}
      getOptionLabel={(field) => translate(fieldKey(schema, field))}
      {...usePickerWords(label)}
      renderInput={(input) => (
        <TextField {...input} autoFocus label={label} helperText={translate('changes.bulk.fieldsHelp')} />
      )}
    />
  );
}
