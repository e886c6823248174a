import Autocomplete from '@mui/material/Autocomplete';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { nearest } from '../../../common/nearest';
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
  readonly isRefused: boolean;
  readonly text: string;
  /** The focus goes here now. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** Corrects a refused cell; a field with one choice offers its choices, and takes their text as typed too. */
export function CellInput(props: CellInputProps) {
  const { spec, name, label, isRefused, text, takesFocus, onFocused, onType, onEnter } = props;
  const language = useReaderLanguage();
  const translate = useTranslate();
  const words = usePickerWords(label);
  const options = optionsOf(spec);
  const texts = options.map(({ value }) => textOfOption(value, options, language));
  const near = isRefused ? nearest(text.trim(), texts) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a choice of the opened list picks it.
    const isPicking = event.target instanceof Element && event.target.getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !isPicking) onEnter();
  };
  const input = useRef<HTMLInputElement>(null);
  const settle = useEffectEvent(onFocused);
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
    settle();
  }, [takesFocus]);
  const field = { label: name, error: isRefused, inputRef: input } as const;
  if (!spec || options.length === 0 || kindOf(spec).column(spec).endsWith('[]'))
    return (
      <TextField
        {...field}
        size="small"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { 'aria-label': label } }}
      />
    );
  return (
    <Autocomplete<string, false, true, true>
      freeSolo
      forcePopupIcon
      disableClearable
      size="small"
      options={texts}
      value={text}
      inputValue={text}
      onInputChange={(_event, typed, reason) => reason === 'input' && onType(typed)}
      onChange={(_event, chosen) => onType(chosen)}
      onKeyDown={onKeyDown}
      {...words}
      renderInput={(params) => (
        <TextField
          {...params}
          {...field}
          helperText={
            near && (
              <Link component="button" type="button" onClick={() => onType(near)}>
                {translate('exchange.import.preview.near', { text: near })}
              </Link>
            )
          }
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
