import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { createRegistry } from '../../resources/registry/registry';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import MonthGrid from './MonthGrid';

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

it('the days of adjacent months are filled too', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <MonthGrid
        plan={plan}
        names={new Map([[10, 'Arnaud Camille']])}
        span={span}
        today={span.first}
        actions={{ open: vi.fn(), check: () => [] }}
        personId={10}
        onDay={vi.fn()}
      />
    </CoreAdminContext>,
  );
  const [, firstWeek, , , , lastWeek] = screen.getAllByRole('row');
  const named = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('button', { name: /Adhérent/ })
      .map((one) => one.dataset['slot']);
  expect([named(firstWeek), named(lastWeek)]).toEqual([['1', '2'], ['3']]);
});
