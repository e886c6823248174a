import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FieldFrame } from '../../../resources/fields/shared/FieldFrame';
import type { Option } from '../../../resources/fields/shared/options';
import { useWords } from '../../../resources/fields/shared/readerLanguage';
import { useFieldInput } from '../../../resources/fields/shared/useFieldInput';
import type { InputProps } from '../../../resources/fields/viewTypes';

interface ChoiceTilesProps extends InputProps {
  readonly options: readonly Option[];
}

/** One of a few choices, all in sight and large enough for a thumb. */
export function ChoiceTiles({ options, ...props }: ChoiceTilesProps) {
  const inWords = useWords();
  const field = useFieldInput(props);
  return (
    <FieldFrame field={field}>
      {(ids) => (
        <RadioGroup
          {...ids}
          name={field.name}
          value={field.value ?? ''}
          onChange={(_event, value) => field.setValue(value)}
          onBlur={field.onBlur}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))' }}
        >
          {options.map(({ value, label }, index) => (
            <Box key={value} sx={{ ...TILE, ...(field.value === value && CHOSEN) }}>
              <FormControlLabel
                value={value}
                control={<Radio size="small" {...(index === 0 && { inputRef: field.ref })} />}
                label={inWords(label)}
                disabled={field.disabled}
                sx={{ m: 0, pr: 1, width: '100%', minHeight: 44, '& .MuiFormControlLabel-label': { fontSize: 14 } }}
              />
            </Box>
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}

const TILE = { border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 } as const;
const CHOSEN = { borderColor: 'primary.main', bgcolor: 'action.selected' } as const;
