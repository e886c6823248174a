import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { PreferenceChoice } from '../../layout/preferences/usePortalPreferences';

export interface PreferenceChoicesProps {
  readonly choice: PreferenceChoice;
  readonly label: string;
  readonly nameOf: (option: string) => string;
}

/** A preference, with its options side by side. */
export function PreferenceChoices({ choice, label, nameOf }: PreferenceChoicesProps) {
  const id = useId();
  return (
    <FormControl sx={{ display: 'block', mb: 1.5 }}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={choice.value}
        onChange={(_, value) => choice.choose(value)}
        sx={{ columnGap: 2 }}
      >
        {choice.options.map((option) => (
          <FormControlLabel key={option} value={option} control={<Radio size="small" />} label={nameOf(option)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
