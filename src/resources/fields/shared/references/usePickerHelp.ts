import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { resourceKey } from '../../../registry/translationKeys';
import type { ResourceSchema } from '../../../language/resourceSchema';
import type { PickerFieldProps } from '../inputs/textFieldProps';

interface PickerState {
  readonly schema: ResourceSchema;
  /** A hint with precedence over the help text. */
  readonly hint: string | undefined;
  readonly isReserved: boolean;
  readonly isLacking: boolean | undefined;
  readonly textField: PickerFieldProps;
}

/** Help text below a picker. If the reader lacks the right to choose anything, says so before saving. */
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
