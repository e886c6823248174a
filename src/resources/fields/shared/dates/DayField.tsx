import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { RequiredLabel } from '../RequiredLabel';
import type { FieldInput } from '../useFieldInput';
import { DAY_FORM } from './dateForms';
import { DatePlace } from './DatePlace';

const Picker = lazy(() => import('./Picker'));

/** Plausible days. A year being typed passes through the first centuries. */
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

export interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; '' if empty. */
  readonly value: string;
  /** Called with a day, or '' if the input is empty or incomplete. */
  readonly onValue: (day: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Error of the day; shown unless the typed text itself is invalid. */
  readonly error?: ReactNode;
  readonly help?: ReactNode;
  readonly autoFocus?: boolean;
}

/** True if day or month is typed but not the year: the picker then reports no value, as if it were empty. */
function isPartlyTyped(field: Element): boolean {
  const parts = [...field.querySelectorAll('[role=spinbutton]')];
  const typed = parts.filter((part) => part.hasAttribute('aria-valuenow')).length;
  return typed > 0 && typed < parts.length;
}

export function DayField(props: DayFieldProps) {
  const { label, value, onValue, required = false, disabled = false, error, help, autoFocus = false } = props;
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [isPartial, setPartial] = useState(false);
  // A value from outside replaces the typed text.
  const unfinished = value === '' ? typed : undefined;
  const isUnfinished = isLeft && (unfinished !== undefined || (isPartial && value === ''));
  const isMissing = required && value === '' && unfinished === undefined && isLeft;
  const wrong = isUnfinished ? translate('validation.date') : isMissing ? translate('validation.required') : error;
  const field: FieldInput = {
    id,
    name: id,
    label,
    labelNode: <RequiredLabel required={required}>{label}</RequiredLabel>,
    placeholder: undefined,
    value: unfinished ?? value,
    setValue(next) {
      const day = typeof next === 'string' ? next : '';
      const isDay = day >= FIRST && day <= LAST;
      setTyped(day === '' || isDay ? undefined : day);
      if (isDay) setLeft(false);
      onValue(isDay ? day : '');
    },
    onBlur: () => undefined,
    ref: () => undefined,
    required,
    disabled,
    invalid: Boolean(wrong),
    helperText: wrong || help,
  };
  return (
    <div
      onBlur={({ currentTarget }) => {
        setLeft(true);
        setPartial(isPartlyTyped(currentTarget));
      }}
    >
      <Suspense fallback={<DatePlace field={field} form={DAY_FORM} precision="day" />}>
        <Picker field={field} form={DAY_FORM} precision="day" autoFocus={autoFocus} />
      </Suspense>
    </div>
  );
}
