import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { createRegistry } from '../../resources/registry/registry';
import { MenuGroupList } from './MenuGroupList';

const i18nProvider = createI18nProvider({ registry: createRegistry([]) });

const show = (count: number | undefined) =>
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <MenuGroupList
        section={{
          group: 'suivi',
          label: 'Suivi',
          links: [
            { path: '/incidents', label: 'Incidents', icon: undefined, ...(count !== undefined && { count }) },
            { path: '/actions', label: 'Actions', icon: undefined },
          ],
        }}
        isOpen={false}
        pathname=""
        onToggle={() => undefined}
        pins={[]}
        onPin={() => undefined}
      />
    </CoreAdminContext>,
  );

it('a collapsed group shows its pending count, not its number of entries', () => {
  const { unmount } = show(undefined);
  expect(screen.getByRole('button', { name: 'Suivi' })).not.toHaveTextContent(/\d/);
  unmount();
  show(3);
  const group = screen.getByRole('button', { name: 'Suivi\u00a0: 3 à traiter' });
  expect(group.querySelector('[data-count="3"]')).toBeVisible();
});

it('a closed group has no empty list for screen readers', () => {
  show(undefined);
  expect(screen.queryByRole('list')).toBeNull();
});
