import { lazy, Suspense } from 'react';
import type { InputProps } from '../../viewTypes';
import { useFieldInput } from '../useFieldInput';
import { DatePlace } from './DatePlace';
import type { PickerProps } from './Picker';

const load = () => import('./Picker');
const Picker = lazy(load);

/** Loads ahead what picks a day. What fails is told where it is drawn. */
export const preloadDayPicker = (): void => void load().catch(() => undefined);

type DateInputProps = InputProps & Pick<PickerProps, 'form' | 'precision' | 'min' | 'max'>;

/** The input of a day, a month or an instant; its date stands there while the picker loads. */
export function DateInput({ form, precision, min, max, ...props }: DateInputProps) {
  const field = useFieldInput(props);
  return (
    <Suspense fallback={<DatePlace field={field} form={form} precision={precision} />}>
      <Picker field={field} form={form} precision={precision} min={min} max={max} autoFocus={props.autoFocus} />
    </Suspense>
  );
}
