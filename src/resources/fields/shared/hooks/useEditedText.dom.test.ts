import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInput } from '../../../../../test/support/renderField';
import { integer } from '../../integer/kind';
import { siren } from '../../siren/kind';
import { siret } from '../../siret/kind';
import { telephone } from '../../telephone/kind';

const label = ['Numéro', 'Number', 'Nummer', 'Número'] as const;

it.each([
  ['a number', integer({ label }), 1234, '1\u202f234', '56', '56'],
  ['a SIREN', siren({ label }), '552100554', '552\u00a0100\u00a0554', '30', '30'],
  ['a SIRET', siret({ label }), '55210055400013', '552\u00a0100\u00a0554\u00a000013', '30', '30'],
  ['a telephone number', telephone({ label }), '+33612345678', '06 12 34 56 78', '0190', '0190'],
] as const)('%s shown in groups is replaced by what is typed after Tab', async (_, spec, value, shown, typed, left) => {
  const user = userEvent.setup();
  renderInput(spec, { onSubmit: vi.fn(), value });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(input.value.replace(/\s/g, ' ')).toBe(shown.replace(/\s/g, ' '));
  await user.tab();
  expect(input).toHaveFocus();
  await user.keyboard(typed);
  expect(input).toHaveValue(left);
});
