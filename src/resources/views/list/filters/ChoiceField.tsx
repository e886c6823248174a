import TextField from '@mui/material/TextField';

export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>({ label, value, choices, onChange }: ChoiceFieldProps<Value>) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </TextField>
  );
}
