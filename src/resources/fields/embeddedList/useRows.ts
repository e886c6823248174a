import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, type FieldValues } from 'react-hook-form';
import { initialValues } from '../../views/form/formValues';
import { errorText } from '../shared/useFieldInput';
import { refusalMessage, validatorOf } from '../shared/inputs/fieldValidator';
import type { RefusalOf } from '../viewTypes';
import type { EmbeddedListSpec } from './kind';

export type RowAction = 'up' | 'down' | 'duplicate' | 'remove';

/** Id of a row's button, so that the focus can follow a moved row. */
export const buttonId = (id: string, index: number, action: RowAction): string => `${id}-${index}-${action}`;
export const addButtonId = (id: string): string => `${id}-add`;

/** Rows of an embedded list in the form, with actions that also move the focus. */
export function useRows(source: string, spec: EmbeddedListSpec, id: string, refusalOf?: RefusalOf) {
  const validate = validatorOf(spec);
  const { fields, append, insert, remove, move } = useFieldArray({
    name: source,
    rules: {
      validate: (value: unknown, values: FieldValues) => {
        const message = validate(value) ?? refusalMessage(refusalOf, values);
        // The message format of ra-core's inputs, which `ValidationError` translates.
        return message ? `@@react-admin@@${JSON.stringify(message)}` : true;
      },
    },
  });
  const { getFieldState, getValues, formState } = useFormContext();
  const { error, invalid } = getFieldState(source, formState);
  const focusAfter = useRef<string>(undefined);
  useEffect(() => {
    if (focusAfter.current) document.getElementById(focusAfter.current)?.focus();
    focusAfter.current = undefined;
  }, [fields]);
  const last = fields.length - 1;
  return {
    rows: fields,
    invalid,
    error: errorText(error?.root?.message ?? error?.message),
    add: () => append(initialValues(spec)),
    /** Inserts the copy below its original and focuses its first field. */
    duplicate(index: number) {
      const copy: unknown = structuredClone(getValues(`${source}.${index}`));
      insert(index + 1, copy);
    },
    remove(index: number) {
      focusAfter.current = last > 0 ? buttonId(id, Math.min(index, last - 1), 'remove') : addButtonId(id);
      remove(index);
    },
    moveUp(index: number) {
      focusAfter.current = buttonId(id, index - 1, index - 1 > 0 ? 'up' : 'down');
      move(index, index - 1);
    },
    moveDown(index: number) {
      focusAfter.current = buttonId(id, index + 1, index + 1 < last ? 'down' : 'up');
      move(index, index + 1);
    },
  };
}
