import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { usePickerWords } from '../../../fields/shared/hooks/usePickerWords';

interface TargetOption {
  readonly target: string;
  readonly label: string;
}

interface TargetChoiceProps {
  readonly label: string;
  readonly options: readonly TargetOption[];
  readonly value: string | null;
  readonly onChoose: (target: string | null) => void;
  readonly disabled: boolean;
}

/** Picks the field of a column; empty skips the column. */
export function TargetChoice({ label, options, value, onChoose, disabled }: TargetChoiceProps) {
  const translate = useTranslate();
  return (
    <Autocomplete<TargetOption>
      size="small"
      disabled={disabled}
      options={options}
      value={options.find(({ target }) => target === value) ?? null}
      getOptionKey={({ target }) => target}
      onChange={(_event, option) => onChoose(option?.target ?? null)}
      {...usePickerWords(label)}
      clearText={translate('exchange.import.columns.ignored')}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={translate('exchange.import.columns.ignored')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  );
}
