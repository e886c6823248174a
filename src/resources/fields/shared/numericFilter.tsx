import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FieldSpec } from '../../language/kind';
import { editedNumber } from './editedNumber';
import { filterOf, type EditorProps } from './filterOf';
import { readNumber } from './numbers';
import { useRegion } from './hooks/useReaderLanguage';

/** Builds the filter of a numeric kind, with its unit. Invalid text filters nothing, and says why. */
export function numericFilter<Spec extends FieldSpec>(unitOf: (spec: Spec) => string | undefined = () => undefined) {
  function One({ spec, label, value, onChange }: EditorProps<Spec>) {
    const translate = useTranslate();
    const region = useRegion();
    const [typed, setTyped] = useState<string>();
    const unit = unitOf(spec);
    const isInvalid = Boolean(typed?.trim()) && readNumber(typed) === undefined;
    return (
      <TextField
        label={label}
        size="small"
        fullWidth
        autoComplete="off"
        error={isInvalid}
        helperText={isInvalid && translate('validation.number')}
        value={typed ?? (typeof value === 'number' ? editedNumber(value, region) : '')}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readNumber(event.target.value) ?? null);
        }}
        onBlur={() => setTyped(undefined)}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      />
    );
  }
  return filterOf<Spec>({ One });
}
