import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { kindOf } from '../../../fields/kinds';
import { usePickerWords } from '../../../fields/shared/hooks/usePickerWords';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import { optionsOf, textOfOption } from '../../../fields/shared/options';
import type { FieldSpec } from '../../../language/kind';

interface CellInputProps {
  /** Undefined for a field of another collection. */
  readonly spec: FieldSpec | undefined;
  /** The field's name, shown. */
  readonly name: string;
  /** The field and its line, read aloud. */
  readonly label: string;
  /** Identifies the cell: the focus finds it after a check. */
  readonly cell: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onCheck: () => void;
}

/** Corrects a refused cell; a field with one choice offers its choices, and takes their text as typed too. */
export function CellInput({ spec, name, label, cell, text, onType, onCheck }: CellInputProps) {
  const language = useReaderLanguage();
  const words = usePickerWords(label);
  const options = optionsOf(spec);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a choice of the opened list picks it.
    const isPicking = event.target instanceof Element && event.target.getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !isPicking) onCheck();
  };
  const own = { 'aria-label': label, 'data-cell': cell };
  if (!spec || options.length === 0 || kindOf(spec).column(spec).endsWith('[]'))
    return (
      <TextField
        size="small"
        label={name}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: own }}
      />
    );
  return (
    <Autocomplete<string, false, true, true>
      freeSolo
      forcePopupIcon
      disableClearable
      size="small"
      options={options.map(({ value }) => textOfOption(value, options, language))}
      value={text}
      inputValue={text}
      onInputChange={(_event, typed, reason) => reason === 'input' && onType(typed)}
      onChange={(_event, chosen) => onType(chosen)}
      onKeyDown={onKeyDown}
      {...words}
      renderInput={(params) => (
        <TextField
          {...params}
          label={name}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...own } }}
        />
      )}
    />
  );
}
