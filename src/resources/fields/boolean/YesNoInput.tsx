import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import { FieldFrame } from '../shared/FieldFrame';
import { useFieldInput } from '../shared/useFieldInput';
import type { InputProps } from '../viewTypes';

const CHOICES = [
  { key: 'yes', value: true },
  { key: 'no', value: false },
  { key: 'unknown', value: null },
] as const;

export function YesNoInput(props: InputProps) {
  const translate = useTranslate();
  const field = useFieldInput(props);
  const choices = CHOICES.filter(({ value }) => value !== null || !field.required);
  const chosen = choices.find(({ value }) => value === (field.value ?? null));
  return (
    <FieldFrame field={field}>
      {(ids) => (
        <RadioGroup
          row
          {...ids}
          name={field.name}
          value={chosen?.key ?? ''}
          onChange={(_event, key) => field.setValue(CHOICES.find((choice) => choice.key === key)?.value ?? null)}
          onBlur={field.onBlur}
        >
          {choices.map(({ key }, index) => (
            <FormControlLabel
              key={key}
              value={key}
              label={translate(`screens.inputs.${key}`)}
              control={<Radio size="small" slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }} />}
            />
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}
