import { lazy, Suspense } from 'react';
import { useIsDrawn } from '../../../views/page/useIsDrawn';
import type { InputProps } from '../../viewTypes';
import { useFieldInput } from '../useFieldInput';
import { DatePlace } from './DatePlace';
import { loadPicker } from './loadPicker';
import type { PickerProps } from './Picker';

const Picker = lazy(loadPicker);

type DateInputProps = InputProps & Pick<PickerProps, 'form' | 'precision' | 'min' | 'max'>;

/**
 * Input of a day, month or instant; shows its date in a placeholder until the form is rendered and the picker loaded.
 */
export function DateInput({ form, precision, min, max, ...props }: DateInputProps) {
  const field = useFieldInput(props);
  const isDrawn = useIsDrawn();
  const place = <DatePlace field={field} form={form} precision={precision} />;
  if (!isDrawn) return place;
  return (
    <Suspense fallback={place}>
      <Picker field={field} form={form} precision={precision} min={min} max={max} autoFocus={props.autoFocus} />
    </Suspense>
  );
}
