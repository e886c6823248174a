import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { resourceKey } from '../../../registry/translationKeys';
import type { ResourceSchema } from '../../../language/resourceSchema';
import type { PickerFieldProps } from '../inputs/textFieldProps';

interface PickerState {
  readonly schema: ResourceSchema;
  /** What is to be said before all else of a picker that can be used. */
  readonly hint: string | undefined;
  readonly isReserved: boolean;
  /** The field asks for a value, and has none. */
  readonly isLacking: boolean | undefined;
  readonly textField: PickerFieldProps;
}

/** What stands below a picker. Where nothing can be chosen for want of a right, it says so before anything is saved. */
export function usePickerHelp(state: PickerState): { readonly error: boolean; readonly helperText: ReactNode } {
  const { schema, hint, isReserved, isLacking = false, textField } = state;
  const translate = useTranslate();
  const { error = false, helperText } = textField;
  if (!isReserved) return { error, helperText: hint ?? helperText };
  const name = translate(resourceKey(schema, 'name'), { smart_count: 2 });
  return {
    error: error || isLacking,
    helperText: translate(`screens.inputs.${isLacking ? 'reservedRequired' : 'reservedChoice'}`, { name }),
  };
}
