import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { createRegistry } from '../../resources/registry/registry';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import { useNames } from './useNames';

const i18nProvider = createI18nProvider({ registry: createRegistry([]) });

const PLAN = planOf(
  [person(1, 'Arnaud')],
  [1, 7, 8].map((who, index) => slot(index + 1, who, '2026-11-03 08:00', '2026-11-03 09:00')),
);

function Names({ isComplete }: { readonly isComplete: boolean }) {
  return <p>{[...useNames(PLAN, isComplete).values()].join(', ')}</p>;
}

it('people outside the staff are named too, unreadable ones by number', async () => {
  const getMany = vi.fn(async () => ({ data: [{ id: 7, nom: 'Petit', prenom: 'Anne' }] }));
  const page = (isComplete: boolean) => (
    <CoreAdminContext dataProvider={{ getMany } as unknown as DataProvider} i18nProvider={i18nProvider}>
      <Names isComplete={isComplete} />
    </CoreAdminContext>
  );
  const { rerender } = render(page(false));
  expect(screen.getByText('Arnaud')).toBeVisible();
  expect(getMany).not.toHaveBeenCalled();
  rerender(page(true));
  expect(await screen.findByText(/^Arnaud, Petit Anne, Salarié n°\s8$/)).toBeVisible();
  expect(getMany).toHaveBeenCalledWith('Utilisateurs', expect.objectContaining({ ids: [7, 8] }));
});
