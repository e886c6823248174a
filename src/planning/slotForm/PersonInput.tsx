import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTypedChoice } from '../../resources/fields/shared/hooks/useTypedChoice';
import { pickerFieldProps } from '../../resources/fields/shared/inputs/textFieldProps';
import { useFieldInput } from '../../resources/fields/shared/useFieldInput';
import type { InputProps } from '../../resources/fields/viewTypes';
import type { PlanPerson } from '../core/slot';
import { useNamedOptions } from '../model/useNamedOptions';

export interface PersonInputProps extends InputProps {
  readonly people: readonly Pick<PlanPerson, 'id' | 'name'>[];
}

const fitting = createFilterOptions<PersonInputProps['people'][number]>();

/** Chooses the slot's person from the plan's staff, without the right to list users. */
export function PersonInput({ people, ...props }: PersonInputProps) {
  const field = useFieldInput(props);
  const words = useNamedOptions(field.label);
  const { value } = field;
  const [typed, setTyped] = useState('');
  const choice = useTypedChoice<PersonInputProps['people'][number]>(({ id }) => field.setValue(id));
  const known = people.find(({ id }) => id === value);
  // The person is no longer in the staff.
  const chosen = known ?? (typeof value === 'number' ? { id: value, name: `#${value}` } : null);
  const options = chosen && !known ? [chosen, ...people] : people;
  const found = typed ? fitting([...options], { inputValue: typed, getOptionLabel: words.getOptionLabel }) : options;
  const texts = pickerFieldProps(field, props.autoFocus);
  return (
    <Autocomplete
      size="small"
      fullWidth
      disabled={field.disabled}
      options={options}
      filterOptions={() => [...found]}
      autoHighlight={typed !== ''}
      value={chosen}
      onInputChange={(_event, next, reason) => {
        setTyped(reason === 'input' ? next : '');
        if (reason !== 'reset' && reason !== 'blur') choice.forget();
      }}
      onChange={(_event, next) => field.setValue(next?.id ?? null)}
      {...words}
      renderInput={(params) => (
        <TextField
          {...params}
          {...texts}
          label={field.labelNode}
          error={texts.error || choice.warning !== undefined}
          helperText={choice.warning ?? texts.helperText}
          onBlur={(event) => {
            choice.leave(typed, found);
            texts.onBlur?.(event);
          }}
        />
      )}
    />
  );
}
