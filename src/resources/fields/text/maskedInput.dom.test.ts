import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { defineResource } from '../../defineResource';
import { createRegistry } from '../../registry/registry';
import { text } from './kind';

const LABEL = ['Plaque', 'Plate', 'Kennzeichen', 'Matrícula'] as const;
const Plaques = defineResource({
  name: 'Plaques',
  label: { one: LABEL, many: LABEL },
  rights: 'PLAQUES',
  fields: { plaque: text({ label: LABEL, mask: { form: 'AA-999-AA' } }) },
  representation: 'plaque',
  list: { columns: ['plaque'], sort: { field: 'plaque', order: 'ASC' } },
});

it('the input takes the form of its mask while typing, and keeps the caret', async () => {
  const { user } = renderScreens({
    registry: createRegistry([Plaques]),
    tables: { Plaques: [] },
    at: '/plaques/creation',
  });
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Plaque' });
  await user.type(input, 'ab13');
  expect(input).toHaveValue('AB-13');
  await user.keyboard('{ArrowLeft}2');
  expect(input).toHaveValue('AB-123');
  expect(input.selectionStart).toBe(5);
  await user.keyboard('{End}cd');
  expect(input).toHaveValue('AB-123-CD');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(input).toHaveValue('AB-12');
});
