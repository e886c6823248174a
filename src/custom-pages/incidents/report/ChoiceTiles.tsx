import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FieldFrame } from '../../../resources/fields/shared/FieldFrame';
import type { Option } from '../../../resources/fields/shared/options';
import { useWords } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { useFieldInput } from '../../../resources/fields/shared/useFieldInput';
import type { InputProps } from '../../../resources/fields/viewTypes';

interface ChoiceTilesProps extends InputProps {
  readonly options: readonly Option[];
}

/** A single choice as large tiles, for thumbs. */
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
          sx={TILES}
        >
          {options.map(({ value, label }, index) => (
            <Box key={value} sx={{ ...TILE, ...(field.value === value && CHOSEN) }}>
              <FormControlLabel
                value={value}
                control={<Radio size="small" {...(index === 0 && { inputRef: field.ref })} />}
                label={inWords(label)}
                disabled={field.disabled}
                sx={LABEL}
              />
            </Box>
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}

/** Two per row on a phone. */
const TILES = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  },
} as const;

/** The whole tile is the target; padding for labels of three lines. */
const LABEL = {
  m: 0,
  pr: 0.5,
  py: 0.5,
  width: '100%',
  height: '100%',
  minHeight: 44,
  '& .MuiRadio-root': { p: { xs: 0.5, sm: 1 } },
  '& .MuiFormControlLabel-label': { fontSize: 14, lineHeight: 1.3, minWidth: 0, overflowWrap: 'break-word' },
} as const;

const TILE = { border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 } as const;
const CHOSEN = { borderColor: 'primary.main', bgcolor: 'action.selected' } as const;
