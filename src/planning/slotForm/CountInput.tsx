import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

export interface CountInputProps {
  readonly label: string;
  /** Undefined while the text is not a number. */
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
  readonly max: number;
  readonly isWrong: boolean;
  readonly sx?: TextFieldProps['sx'];
}

const countIn = (text: string): number | undefined => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined);

/** An integer input that may be empty while typing. */
export function CountInput({ label, value, onValue, max, isWrong, sx }: CountInputProps) {
  const [text, setText] = useState('');
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      value={countIn(text) === value ? text : (value ?? '')}
      onChange={({ target }) => {
        setText(target.value);
        onValue(countIn(target.value));
      }}
      error={isWrong}
      slotProps={{
        htmlInput: { min: 1, max },
        inputLabel: { shrink: true },
      }}
      sx={sx}
    />
  );
}
