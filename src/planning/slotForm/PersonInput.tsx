import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { pickerFieldProps } from '../../resources/fields/shared/inputs/textFieldProps';
import { useFieldInput } from '../../resources/fields/shared/useFieldInput';
import type { InputProps } from '../../resources/fields/viewTypes';
import type { PlanPerson } from '../core/slot';
import { useNamedOptions } from '../model/useNamedOptions';

export interface PersonInputProps extends InputProps {
  readonly people: readonly Pick<PlanPerson, 'id' | 'name'>[];
}

/** Chooses the slot's person from the plan's staff, without the right to list users. */
export function PersonInput({ people, ...props }: PersonInputProps) {
  const field = useFieldInput(props);
  const words = useNamedOptions(field.label);
  const { value } = field;
  const known = people.find(({ id }) => id === value);
  // The person is no longer in the staff.
  const chosen = known ?? (typeof value === 'number' ? { id: value, name: `#${value}` } : null);
  return (
    <Autocomplete
      size="small"
      fullWidth
      disabled={field.disabled}
      options={chosen && !known ? [chosen, ...people] : people}
      value={chosen}
      onChange={(_event, next) => field.setValue(next?.id ?? null)}
      {...words}
      renderInput={(params) => (
        <TextField {...params} {...pickerFieldProps(field, props.autoFocus)} label={field.labelNode} />
      )}
    />
  );
}
