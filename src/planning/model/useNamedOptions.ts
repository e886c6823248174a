import { usePickerWords } from '../../resources/fields/shared/hooks/usePickerWords';
import { personLabel } from '../core/personLabel';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly distinction?: string;
}

/** Common props of an `Autocomplete` of named items. @param field its label */
export const useNamedOptions = (field: string) => ({
  getOptionLabel: personLabel,
  getOptionKey: ({ id }: Named) => id,
  isOptionEqualToValue: (one: Named, other: Named) => one.id === other.id,
  ...usePickerWords(field),
});
