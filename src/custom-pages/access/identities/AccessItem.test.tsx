import MenuList from '@mui/material/MenuList';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../../test/support/renderPage';
import { windowOfWidth } from '../../../../test/support/window';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import { ScreenProvider } from '../../../resources/views/ScreenContext';
import { AccessItem } from './AccessItem';

const registry = createRegistry(schemas);

beforeEach(() => windowOfWidth(1440));

const open = (name: string, rights: readonly string[]) =>
  renderPage({
    page: (
      <ScreenProvider value={{ schema: registry.get(name), address: name, parents: {} }}>
        <MenuList>
          <AccessItem record={{ id: 3 }} onDone={() => undefined} />
          <li>fin</li>
        </MenuList>
      </ScreenProvider>
    ),
    registry,
    rights,
    tables: {},
  });

it('leads from a person to their rights', async () => {
  open('Utilisateurs', ['ACL:read']);
  expect(await screen.findByRole('menuitem', { name: 'Droits de cette personne' })).toHaveAttribute(
    'href',
    expect.stringMatching(/access-control\?personne=3$/),
  );
});

it.each([
  ['Utilisateurs', ['UTILISATEURS:read']],
  ['Entreprises', ['ACL:read']],
])('is not offered for %s with %j', async (name, rights) => {
  open(name, rights);
  await screen.findByText('fin');
  expect(screen.queryByRole('menuitem')).toBeNull();
});
