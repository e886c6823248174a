import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { createRegistry } from '../../resources/registry/registry';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import { HiddenSlots } from './HiddenSlots';

const i18nProvider = createI18nProvider({ registry: createRegistry([]) });
const day = dayIndexOfText('2026-12-07');
const span = { first: day, last: day + 1 };
const ids = Array.from({ length: 130 }, (_, index) => index + 1);
const names = new Map(ids.map((id) => [id, `Personne ${id}`]));
const plan = planOf(
  ids.map((id) => person(id, `Personne ${id}`)),
  ids.map((id) => slot(id, id, '2026-12-07 09:00', '2026-12-07 17:00')),
);

it('every slot of a day is reachable, even if the grid cannot draw it', async () => {
  const user = userEvent.setup();
  const open = vi.fn();
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <HiddenSlots
        plan={plan}
        names={names}
        span={span}
        actions={{ open, check: () => [] }}
        onDay={vi.fn()}
        shown={plan.slots.slice(0, 4)}
        total={130}
        onLists={vi.fn()}
      />
    </CoreAdminContext>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('4 créneaux affichés sur 130');
  // The next day has no hidden slots.
  await user.click(screen.getByRole('button', { name: /^lun\. 7/ }));
  expect(screen.getAllByRole('button', { hidden: true, name: /autres$/ })).toHaveLength(1);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(100);
  await user.click(dialog.getByRole('button', { name: 'Afficher la suite (30 créneaux)' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(130);
  await user.click(dialog.getByText('Personne 130'));
  expect(open).toHaveBeenCalledWith(130);
});
