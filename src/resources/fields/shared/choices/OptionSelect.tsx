import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { isSame } from '../../../common/isSame';
import type { Option } from '../options';
import { useWords } from '../hooks/useReaderLanguage';

export type OptionSelectProps = Omit<TextFieldProps, 'value' | 'onChange' | 'select' | 'children'> & {
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly onChange: (value: string | null) => void;
  /** False adds an empty choice. */
  readonly required?: boolean;
  readonly picture?: ((option: Option) => ReactNode) | undefined;
};

/** A select, memoised by deep comparison like `QuietTextField`. */
export const OptionSelect = memo(function OptionSelect(props: OptionSelectProps) {
  const { options, value, onChange, required = false, picture, ...textField } = props;
  const translate = useTranslate();
  const inWords = useWords();
  const known = options.some((option) => option.value === value);
  return (
    <TextField
      size="small"
      fullWidth
      {...textField}
      select
      sx={{ '& .MuiSelect-select': { display: 'flex', alignItems: 'center', gap: 1 } }}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      {!required && <MenuItem value="">{translate('screens.inputs.none')}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ gap: 1 }}>
          {picture?.(option)}
          {inWords(option.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}, isSame);
