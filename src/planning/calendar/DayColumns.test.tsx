import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { createRegistry } from '../../resources/registry/registry';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import { linesIn } from './SlotWords';
import TimeGrid from './TimeGrid';

const i18nProvider = createI18nProvider({ registry: createRegistry([]) });
const first = dayIndexOfText('2026-12-07');
const ids = Array.from({ length: 40 }, (_, index) => index + 1);
const names = new Map(ids.map((id) => [id, `Personne ${id}`]));
const at = (id: number) => (id <= 20 ? '09:00' : '13:00');
const plan = planOf(
  ids.map((id) => person(id, `Personne ${id}`)),
  [
    ...ids.map((id) => slot(id, id, `2026-12-07 ${at(id)}`, '2026-12-07 17:00', { title: 'Réunion' })),
    slot(41, 1, '2026-12-08 10:00', '2026-12-08 11:00'),
  ],
);

it('every slot of a crowded week is shown by day and time, and reached with arrow keys', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const user = userEvent.setup();
  const open = vi.fn();
  const onTeam = vi.fn();
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <TimeGrid
        view="week"
        plan={plan}
        names={names}
        span={{ first, last: first + 6 }}
        today={first}
        actions={{ open, check: () => [] }}
        personId={null}
        onDay={vi.fn()}
        onTeam={onTeam}
      />
    </CoreAdminContext>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('41 créneaux');
  expect(screen.getAllByRole('region')).toHaveLength(7);
  const monday = within(screen.getByRole('region', { name: 'lundi 7 décembre 2026' }));
  expect(monday.getByText('40 créneaux')).toBeVisible();
  expect(monday.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '09:00',
    '13:00',
  ]);
  // What many people share is one line, which opens to show theirs.
  expect(monday.getAllByRole('listitem')).toHaveLength(2);
  const shared = monday.getAllByRole('button', { name: /20 salariés/ });
  expect(shared.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  for (const line of shared) await user.click(line);
  expect(monday.getAllByRole('button', { name: /Personne/ })).toHaveLength(40);
  // One tab stop for all lines; arrow keys move from there.
  const lines = monday.getAllByRole('button', { name: /Personne/ });
  shared[0]?.focus();
  await user.keyboard('{End}');
  expect(lines.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(open).toHaveBeenCalledWith(41);
  await user.click(screen.getByRole('button', { name: 'Voir par personne' }));
  expect(onTeam).toHaveBeenCalledOnce();
});

it('a slot shows as many lines of text as fit below its times', () => {
  const hours = (count: number) => linesIn({ start: 0, end: count * 3_600_000 });
  expect([0.25, 1, 1.5, 3].map(hours)).toEqual([1, 2, 3, 8]);
});
