import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useId, type ReactNode } from 'react';
import type { Option } from '../options';
import { useArray } from '../hooks/useArray';
import { useWords } from '../hooks/useReaderLanguage';

interface OptionChecksProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly onChange: (values: readonly string[]) => void;
  readonly countOf?: ((value: string) => ReactNode) | undefined;
}

/** Checkboxes for several options, in declaration order. */
export function OptionChecks({ label, options, value, onChange, countOf }: OptionChecksProps) {
  const inWords = useWords();
  const id = useId();
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
          sx={LINE}
          label={
            <>
              {inWords(option.label)}
              {countOf && (
                // Described by it rather than named: a name that changes would be read again.
                <Box component="span" id={`${id}${option.value}`} aria-hidden sx={COUNT}>
                  {countOf(option.value)}
                </Box>
              )}
            </>
          }
          control={
            <Checkbox
              size="small"
              checked={values.includes(option.value)}
              slotProps={{ input: { 'aria-describedby': countOf && `${id}${option.value}` } }}
              onChange={(_event, isOn) => toggle(option.value, isOn)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

const LIST = { flexWrap: 'nowrap', maxHeight: '50vh', overflowY: 'auto' } as const;
const LINE = {
  m: 0,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '& > :last-child': { flex: 1, display: 'flex', justifyContent: 'space-between', columnGap: 1, pr: 1 },
} as const;
const COUNT = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
