import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { Language } from '../../../language/words';
import { textFieldProps } from '../inputs/textFieldProps';
import type { FieldInput } from '../useFieldInput';
import { useReaderLanguage } from '../hooks/useReaderLanguage';
import type { DateForm } from './dateForms';
import { fullYear } from './fullYear';
import { PICKER_LOCALES } from './pickerLocales';
import { useTypedParts } from './useTypedParts';

type Precision = 'day' | 'month' | 'minute';

export interface PickerProps {
  readonly field: FieldInput;
  readonly form: DateForm;
  readonly precision: Precision;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** Value of an incomplete date; every kind refuses it, so that it cannot be saved. */
const UNFINISHED = '?';

const DAYS: Readonly<Record<Language, string>> = {
  fr: 'dd/MM/yyyy',
  en: 'dd/MM/yyyy',
  de: 'dd.MM.yyyy',
  pt: 'dd/MM/yyyy',
};

/** Input format that matches the display format in the reader's language. */
function formatOf(language: Language, precision: Precision): string {
  const day = DAYS[language];
  if (precision === 'month') return day.slice('dd/'.length);
  return precision === 'minute' ? `${day} HH:mm` : day;
}

const PARTS: Readonly<Record<Precision, number>> = { month: 2, day: 3, minute: 5 };

/** A change of the date alone needs no way through the time. */
const WITHOUT_NEXT: { actions: ('cancel' | 'accept')[] } = { actions: ['cancel', 'accept'] };

export default function Picker({ field, form, precision, min, max, autoFocus }: PickerProps) {
  const { value } = field;
  // It comes late: a person who types elsewhere meanwhile keeps the focus.
  const [takesFocus] = useState(() => autoFocus === true && !document.activeElement?.matches('input, textarea'));
  const language = useReaderLanguage();
  const [sections, setSections] = useState<FieldSelectedSections>(null);
  const isEntered = useRef(false);
  const date = useMemo(() => (typeof value === 'string' && value ? form.read(value) : null), [value, form]);
  const onTypedPart = useTypedParts(sections, setSections, PARTS[precision]);
  const writeFullYear = () => {
    const whole = date && fullYear(date);
    if (whole && whole !== date) field.setValue(form.write(whole));
  };
  const common = {
    value: date,
    onChange(next: Date | null) {
      if (next === null) field.setValue(null);
      else field.setValue(Number.isNaN(next.getTime()) ? UNFINISHED : form.write(next));
    },
    selectedSections: sections,
    onSelectedSectionsChange: setSections,
    format: formatOf(language, precision),
    label: field.labelNode,
    disabled: field.disabled,
    ...(takesFocus && { autoFocus: true }),
    ...(min && { minDate: form.read(min) }),
    ...(max && { maxDate: form.read(max) }),
    slotProps: {
      field: { clearable: !field.required },
      textField: {
        ...textFieldProps(field),
        // The parts of an empty date lie unseen below its label: a click there would begin in the middle.
        onMouseDown: ({ currentTarget }: MouseEvent) => {
          isEntered.current = currentTarget.contains(document.activeElement);
        },
        onKeyDownCapture: (event: KeyboardEvent) => {
          onTypedPart(event);
          if (event.key === 'Enter') writeFullYear();
        },
        onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
          // The button that opens the calendar is no part of the text.
          const isNextPart = currentTarget.contains(relatedTarget) && relatedTarget?.matches('[role=spinbutton]');
          if (!isNextPart) writeFullYear();
        },
        onClick: () => {
          if (!value) setSections((now) => (isEntered.current ? now : 0));
        },
      },
      openPickerButton: { size: 'small' as const },
      openPickerIcon: { fontSize: 'small' as const },
      // The library's own order is that of English.
      toolbar: { toolbarFormat: language === 'de' ? 'd. MMM' : 'd MMM' },
    },
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} {...PICKER_LOCALES[language]}>
      {precision === 'minute' && (
        <DateTimePicker {...common} slotProps={{ ...common.slotProps, actionBar: WITHOUT_NEXT }} ampm={false} />
      )}
      {precision === 'day' && <DatePicker {...common} />}
      {precision === 'month' && <DatePicker {...common} views={['year', 'month']} openTo="month" />}
    </LocalizationProvider>
  );
}
