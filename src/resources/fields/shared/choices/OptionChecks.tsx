import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { Option } from '../options';
import { useArray } from '../hooks/useArray';
import { useWords } from '../hooks/useReaderLanguage';

interface OptionChecksProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly onChange: (values: readonly string[]) => void;
}

/** Checkboxes for several options, in declaration order. */
export function OptionChecks({ label, options, value, onChange }: OptionChecksProps) {
  const inWords = useWords();
  const values = useArray(value);
  const toggle = (changed: string, isOn: boolean) =>
    onChange(
      options.map((one) => one.value).filter((one) => (one === changed ? isOn : values.some((kept) => kept === one))),
    );
  return (
    <FormGroup role="group" aria-label={label} sx={LIST}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          sx={{ m: 0, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
          label={inWords(option.label)}
          control={
            <Checkbox
              size="small"
              checked={values.includes(option.value)}
              onChange={(_event, isOn) => toggle(option.value, isOn)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

const LIST = { flexWrap: 'nowrap', maxHeight: '50vh', overflowY: 'auto' } as const;
