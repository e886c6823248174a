import { screen, waitFor, within } from '@testing-library/react';
import { DataTable, EditButton, List, TextField, useResourceDefinitions } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { lazyScreen } from '../lazyScreen';
import { declaredAddress } from './declaredAddress';

const SERVICES = [
  { id: 1, libelle: 'Écoute', code: 'ECO', ordre: 3, actif: true },
  { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true },
];

function ServiceList() {
  return (
    <List>
      <DataTable rowClick={false}>
        <DataTable.Col source="libelle" />
        <DataTable.Col>
          <EditButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

const replaced = { Services: { list: lazyScreen(() => Promise.resolve({ default: ServiceList })) } };
const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({
    registry: screenRegistry,
    tables: { Services: [...SERVICES] },
    at: '/services',
    replaced,
    ...options,
  });

beforeEach(() => localStorage.clear());

describe('a react-admin list that replaces the generated one', () => {
  it('has its title, the declared labels and the records', async () => {
    open();
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('button', { name: 'Trier par libellé croissant' })).toHaveTextContent('Libellé');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Services');
    expect(document.title).toContain('Services');
    await waitFor(() => expect(within(table).getAllByRole('link', { name: 'Éditer' })).toHaveLength(2));
  });

  it('offers only permitted actions', async () => {
    open({ denied: ['edit Services'] });
    // All permissions resolve together: once that of creating is known, that of editing is too.
    await screen.findByRole('link', { name: 'Créer' });
    expect(screen.queryByRole('link', { name: 'Éditer' })).toBeNull();
  });

  it('leaves the other screens unchanged', async () => {
    open({ at: '/services/details/2' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Audit');
  });
});

it('a custom field replaces the cell', async () => {
  const cells = { code: () => <TextField source="code" component="strong" /> };
  open({ replaced: { Services: { cells } } });
  expect((await screen.findByText('ECO')).tagName).toBe('STRONG');
});

it('every declared resource is registered with react-admin, with its representation', async () => {
  function Known() {
    const definition = useResourceDefinitions()['Services'];
    const name = definition?.recordRepresentation;
    return <output>{typeof name === 'function' ? name(SERVICES[1]) : ''}</output>;
  }
  open({ beside: <Known /> });
  expect(await screen.findByText('Audit', { selector: 'output' })).toBeVisible();
});

it.each([
  ['/Services', '/services'],
  ['/Services/create', '/services/creation'],
  ['/Services/12', '/services/modification/12'],
  ['/Services/12/show', '/services/details/12'],
  ['/Services/12/taches', '/services/12/taches'],
  ['/Services/12/taches/create', '/services/12/taches/creation'],
  ['/Services/12/taches/3/show', '/services/12/taches/details/3'],
  ['/Services/a%2Fb', '/services/modification/a%2Fb'],
  ['/Services/%zz', undefined],
  ['/Inconnu/12', undefined],
  ['/', undefined],
])('%s redirects to %s', (given, declared) => {
  expect(declaredAddress(screenRegistry, given)).toBe(declared);
});
