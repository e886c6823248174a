import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { isLongRun } from '../../../test/support/longRun';
import { renderAround, schemaWith } from '../../../test/support/renderField';
import type { Operator } from '../language/operators';
import { kindOf, kinds, type KindName } from './kinds';
import { viewOf } from './views';

const specOf = (kind: KindName) => kindOf({ kind, label: ['', '', '', ''] }).samples.spec;

function renderFilter(kind: KindName, operator: Operator) {
  const onChange = vi.fn();
  const spec = specOf(kind);
  const { Filter } = viewOf(spec);
  function Filtered() {
    const [value, setValue] = useState<unknown>();
    const change = (next: unknown) => {
      setValue(next);
      onChange(next);
    };
    return <Filter spec={spec} operator={operator} value={value} label="Valeur" onChange={change} />;
  }
  return { onChange, user: userEvent.setup(), ...renderAround(schemaWith(spec), <Filtered />) };
}

const EDITORS = 'input:not([type=hidden]):not([aria-hidden]), [role=combobox], [role=group] button';

const operatorsOf = (kind: KindName) => kindOf(specOf(kind)).operators(specOf(kind));
/**
 * The kind of input of an operator: none, one value, several, or a range. Operators of a kind with the same input share
 * an editor.
 */
const shapeOf = (operator: Operator): string =>
  operator === 'in' || operator === 'between' ? operator : String(operator === 'isEmpty' || operator === 'isNotEmpty');
const distinct = (operators: readonly Operator[]) =>
  isLongRun() ? operators : [...new Map(operators.map((one) => [shapeOf(one), one])).values()];
const filterable = (Object.keys(kinds) as KindName[]).filter((kind) => operatorsOf(kind).length > 0);

describe.each(filterable)('the filter of %s', (kind) => {
  it.each(distinct(operatorsOf(kind)).map((operator) => [operator]))(
    'edits the value of %s, accessibly',
    async (operator) => {
      const { container } = renderFilter(kind, operator);
      const needsValue = operator !== 'isEmpty' && operator !== 'isNotEmpty';
      expect(container.querySelector(EDITORS) !== null).toBe(needsValue);
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );
});

it('a text filter returns the input, and null once cleared', async () => {
  const { user, onChange } = renderFilter('text', 'contains');
  await user.type(screen.getByRole('textbox', { name: 'Valeur' }), 'été');
  expect(onChange).toHaveBeenLastCalledWith('été');
  await user.clear(screen.getByRole('textbox', { name: 'Valeur' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('several texts are typed in sequence', async () => {
  const { user, onChange } = renderFilter('siren', 'in');
  await user.type(screen.getByRole('combobox', { name: 'Valeur' }), '732829320{Enter}356000000{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['732829320', '356000000']);
});

it('a range of amounts accepts a decimal comma', async () => {
  const { user, onChange } = renderFilter('money', 'between');
  await user.type(screen.getByRole('textbox', { name: 'De' }), '1 000,50');
  await user.type(screen.getByRole('textbox', { name: 'À' }), '2000');
  expect(onChange).toHaveBeenLastCalledWith([1000.5, 2000]);
});

it('an invalid number does not filter', async () => {
  const { user, onChange } = renderFilter('integer', 'equals');
  await user.type(screen.getByRole('textbox', { name: 'Valeur' }), 'douze');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('textbox', { name: 'Valeur' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Valeur' })).toHaveAccessibleDescription('Saisissez un nombre.');
  await user.clear(screen.getByRole('textbox', { name: 'Valeur' }));
  expect(screen.getByRole('textbox', { name: 'Valeur' })).not.toHaveAccessibleDescription();
});

it('no is a value, and pressing it again clears it', async () => {
  const { user, onChange } = renderFilter('boolean', 'equals');
  await user.click(screen.getByRole('button', { name: 'Non' }));
  expect(onChange).toHaveBeenLastCalledWith(false);
  await user.click(screen.getByRole('button', { name: 'Non' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it("a period of days uses the kind's format", () => {
  const { onChange } = renderFilter('date', 'between');
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-01-01' } });
  fireEvent.change(screen.getByLabelText('À'), { target: { value: '2026-12-31' } });
  expect(onChange).toHaveBeenLastCalledWith(['2026-01-01', '2026-12-31']);
});

it('a period of days is one click', async () => {
  const { user, onChange } = renderFilter('date', 'between');
  await user.click(screen.getByRole('button', { name: 'Cette année' }));
  const year = new Date().getFullYear();
  expect(onChange).toHaveBeenLastCalledWith([`${year}-01-01`, `${year}-12-31`]);
});

it('several options keep the declared order', async () => {
  const { user, onChange } = renderFilter('enumeration', 'in');
  await user.click(screen.getByRole('checkbox', { name: 'Acceptée' }));
  await user.click(screen.getByRole('checkbox', { name: 'En attente' }));
  expect(onChange).toHaveBeenLastCalledWith(['EnAttente', 'Acceptee']);
  await user.click(screen.getByRole('checkbox', { name: 'Acceptée' }));
  expect(onChange).toHaveBeenLastCalledWith(['EnAttente']);
});

it('records are chosen in the picker', async () => {
  const { user, onChange } = renderFilter('reference', 'equals');
  await user.click(await screen.findByRole('option', { name: 'Domaine 3' }));
  expect(onChange).toHaveBeenLastCalledWith(3);
});
