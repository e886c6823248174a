import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { createRegistry } from '../../resources/registry/registry';
import type { DaySpan } from '../model/plan';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import MonthGrid, { type MonthGridProps } from './MonthGrid';

const i18nProvider = createI18nProvider({ registry: createRegistry([]) });
const span = { first: dayIndexOfText('2026-12-01'), last: dayIndexOfText('2026-12-31') };
const plan = planOf(
  [person(10, 'Arnaud Camille')],
  [
    slot(1, 10, '2026-11-30 09:00', '2026-11-30 12:00'),
    slot(2, 10, '2026-12-02 09:00', '2026-12-02 12:00'),
    slot(3, 10, '2027-01-03 09:00', '2027-01-03 12:00'),
  ],
);

const monthOf = (month: DaySpan, onStep?: (direction: -1 | 1) => void, more?: Partial<MonthGridProps['actions']>) => (
  <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
    <MonthGrid
      plan={plan}
      names={new Map([[10, 'Arnaud Camille']])}
      span={month}
      today={span.first}
      actions={{ open: vi.fn(), check: () => [], ...more }}
      personId={10}
      onDay={vi.fn()}
      onStep={onStep}
    />
  </CoreAdminContext>
);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

it('the days of adjacent months are filled too', () => {
  render(monthOf(span));
  const [, firstWeek, , , , lastWeek] = screen.getAllByRole('row');
  const named = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('button', { name: /Adhérent/ })
      .map((one) => one.dataset['slot']);
  expect([named(firstWeek), named(lastWeek)]).toEqual([['1', '2'], ['3']]);
});

it('days off and days of other months look different, and say what they are', () => {
  render(monthOf(span));
  const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${dayIndexOfText(day)}"]`);
  const days = ['2026-12-02', '2026-12-05', '2026-12-25', '2026-11-30'].map(cell);
  expect(days.map((one) => one?.title)).toEqual(['', 'Week-end', 'Noël', 'Autre mois']);
  expect(new Set(days.map((one) => one?.className)).size).toBe(4);
});

it('arrow keys lead into the next month, and the focus stays in the month that is shown', async () => {
  const onStep = vi.fn();
  const { rerender } = render(monthOf(span, onStep));
  const january = { first: span.last + 1, last: span.last + 31 };
  const day = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'];
  const focus = (at: number) =>
    act(() => document.querySelector<HTMLElement>(`[data-day="${at}"] [data-number]`)?.focus());
  focus(span.last - 2);
  await userEvent.keyboard('{ArrowDown}');
  expect(onStep).toHaveBeenCalledExactlyOnceWith(1);
  rerender(monthOf(january, onStep));
  expect(day()).toBe(String(span.last + 5));
  // The page handles J, K and the page keys.
  rerender(monthOf({ first: january.last + 1, last: january.last + 28 }, onStep));
  expect(day()).toBe(String(january.last + 5));
});

it('a click on an empty day brings the keyboard there, and N begins that day’s slot with the hours of the person', async () => {
  const draw = vi.fn();
  const workday = (day: number) => ({ start: day * 86_400_000, end: day * 86_400_000 + 3_600_000 });
  render(monthOf(span, undefined, { draw, workday: () => workday }));
  const cells = [...document.querySelectorAll<HTMLElement>('[data-day]')];
  const target = cells.find((cell) => cell.dataset['day'] === String(span.first + 13)) as HTMLElement;
  cells.forEach((cell, at) => {
    vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(
      new DOMRect((at % 7) * 100, Math.floor(at / 7) * 100, 100, 100),
    );
  });
  const { x, y } = target.getBoundingClientRect();
  await userEvent.pointer({ target, keys: '[MouseLeft]', coords: { clientX: x + 50, clientY: y + 80 } });
  expect(document.activeElement?.closest<HTMLElement>('[data-day]')).toBe(target);
  await userEvent.keyboard('n');
  expect(draw).toHaveBeenCalledExactlyOnceWith({ salarieId: 10, ...workday(span.first + 13) });
});

it('a month with more slots than fit tells how many of each type a day has, and leads to the day', async () => {
  const onDay = vi.fn();
  const day = dayIndexOfText('2026-12-02');
  const many = Array.from({ length: 9 }, (_, at) =>
    slot(at + 1, 10, '2026-12-02 09:00', '2026-12-02 12:00', { typeCreneauId: at < 7 ? 1 : 2 }),
  );
  const all = planOf([person(10, 'Arnaud Camille')], many);
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <MonthGrid
        plan={all}
        names={new Map([[10, 'Arnaud Camille']])}
        span={span}
        today={span.first}
        actions={{ open: vi.fn(), check: () => [] }}
        personId={null}
        onDay={onDay}
      />
    </CoreAdminContext>,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'mercredi 2 décembre 2026, 9 créneaux\u00a0: Visite 7, Congés 2' }),
  );
  expect(onDay).toHaveBeenCalledWith(day);
  expect(screen.queryByText(/^\+/)).toBeNull();
});

it('on a phone, no word of a slot is cut', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('innerWidth', 390);
  const named = planOf(
    [person(10, 'Arnaud Camille')],
    [slot(1, 10, '2026-12-02 09:00', '2026-12-02 12:00', { title: 'Façonnage Vanhoutte SARL' })],
  );
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <MonthGrid
        plan={named}
        names={new Map([[10, 'Arnaud Camille']])}
        span={span}
        today={span.first}
        actions={{ open: vi.fn(), check: () => [] }}
        personId={10}
        onDay={vi.fn()}
      />
    </CoreAdminContext>,
  );
  expect(screen.getByText('Vanh.')).toBeVisible();
});
