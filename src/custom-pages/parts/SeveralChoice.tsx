import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { usePickerWords } from '../../resources/fields/shared/hooks/usePickerWords';

interface Option {
  readonly key: string;
  readonly label: string;
}

interface SeveralChoiceProps {
  readonly label: string;
  readonly help?: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly disabled?: boolean;
  readonly onChange: (keys: readonly string[]) => void;
}

/** A multiple choice; a chosen option that no longer exists is shown by its key, and can be removed. */
export function SeveralChoice({ label, help, options, chosen, disabled = false, onChange }: SeveralChoiceProps) {
  const all = [
    ...options,
    ...chosen.filter((key) => !options.some((one) => one.key === key)).map((key) => ({ key, label: key })),
  ];
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      disabled={disabled}
      options={all}
      value={all.filter(({ key }) => chosen.includes(key))}
      onChange={(_event, next) => onChange(next.map(({ key }) => key))}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      {...usePickerWords(label)}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
    />
  );
}
