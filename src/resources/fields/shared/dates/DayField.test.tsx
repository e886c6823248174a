import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPlanExports } from '../../../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../../../test/support/window';
import { DayField } from './DayField';

const WRONG = 'Saisissez une date valide, par exemple 31/12/2026.';

beforeEach(() => windowOfWidth(1440));

function open(first: string) {
  const onValue = vi.fn();
  function Page() {
    const [day, setDay] = useState(first);
    return (
      <>
        <DayField
          required
          label="Du"
          value={day}
          onValue={(next) => {
            onValue(next);
            setDay(next);
          }}
        />
        <button>Ailleurs</button>
        <button onClick={() => setDay('2027-02-03')}>Autre</button>
      </>
    );
  }
  return { ...renderPlanExports({ page: <Page /> }), onValue };
}

it('an incomplete day is reported in French on blur', async () => {
  const { user, onValue } = open('');
  const group = await screen.findByRole('group', { name: 'Du' });
  await user.click(within(group).getByRole('spinbutton', { name: /jour/i }));
  await user.keyboard('0512');
  expect(onValue.mock.calls.flat()).not.toContain('?');
  expect(screen.queryByText(WRONG)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(await screen.findByText(WRONG)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Autre' }));
  expect(screen.queryByText(WRONG)).toBeNull();
  expect(group).toHaveTextContent('03/02/2027');
});

it('no day of the first centuries is reported while typing a year', async () => {
  const { user, onValue } = open('');
  const group = await screen.findByRole('group', { name: 'Du' });
  await user.click(within(group).getByRole('spinbutton', { name: /jour/i }));
  await user.keyboard('05122030');
  expect(new Set(onValue.mock.calls.flat())).toEqual(new Set(['', '2030-12-05']));
});

it('a click anywhere in an empty day begins with the day', async () => {
  const { user, onValue } = open('');
  const group = await screen.findByRole('group', { name: 'Du' });
  await user.click(within(group).getByRole('spinbutton', { name: /ann/i }));
  await user.keyboard('05122026');
  expect(onValue).toHaveBeenLastCalledWith('2026-12-05');
});

it('a separator ends a part of one digit, and a year of two digits is whole on blur', async () => {
  const { user, onValue } = open('');
  const group = await screen.findByRole('group', { name: 'Du' });
  await user.click(within(group).getByRole('spinbutton', { name: /jour/i }));
  await user.keyboard('1/12/26');
  await user.tab();
  expect(onValue).toHaveBeenLastCalledWith('2026-12-01');
  expect(group).toHaveTextContent('01/12/2026');
  expect(screen.queryByText(WRONG)).toBeNull();
});

it('a space ends a part too, and is no digit', async () => {
  const { user, onValue } = open('');
  const group = await screen.findByRole('group', { name: 'Du' });
  await user.click(within(group).getByRole('spinbutton', { name: /jour/i }));
  await user.keyboard('1 12 2026');
  expect(onValue).toHaveBeenLastCalledWith('2026-12-01');
});
