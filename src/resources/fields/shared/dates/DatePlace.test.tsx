import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlanExports } from '../../../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../../../test/support/window';
import { DAY_FORM, INSTANT_FORM, MONTH_FORM, type DateForm } from './dateForms';
import { DatePlace } from './DatePlace';
import type { PickerProps } from './Picker';

beforeEach(() => windowOfWidth(1440));

const open = (value: unknown, form: DateForm, precision: PickerProps['precision']) =>
  renderPlanExports({
    page: (
      <DatePlace
        form={form}
        precision={precision}
        field={{
          id: 'du',
          name: 'du',
          label: 'Du',
          labelNode: 'Du',
          placeholder: undefined,
          value,
          setValue: () => undefined,
          onBlur: () => undefined,
          ref: () => undefined,
          required: false,
          disabled: false,
          invalid: false,
          helperText: undefined,
        }}
      />
    ),
  });

it.each([
  ['2026-03-01', DAY_FORM, 'day', '01/03/2026'],
  ['2026-03', MONTH_FORM, 'month', '03/2026'],
  // In the machine's time zone when read.
  ['2026-03-01T13:30', INSTANT_FORM, 'minute', '01/03/2026 13:30'],
  ['', DAY_FORM, 'day', ''],
  ['?', DAY_FORM, 'day', ''],
] as const)("%j is shown in the picker's format, and cannot be edited", async (value, form, precision, shown) => {
  open(value, form, precision);
  const place = await screen.findByRole('textbox', { name: 'Du' });
  expect(place).toHaveValue(shown);
  expect(place).toBeDisabled();
});
