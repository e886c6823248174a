import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { Services, screenRegistry as registry } from '../../../../test/support/screenSchemas';
import { definePage, figuresSection, listSection, textSection } from '../../definePage';
import { EXTENSIONS } from '../../protocol/extensions';
import { pageStatistics } from '../../pages/pageStatistics';
import DeclaredPage from './DeclaredPage';

const words = (text: string) => [text, text, text, text] as const;

const page = definePage({
  path: '/services-en-bref',
  title: words('Services en bref'),
  help: words('Ce que nous proposons.'),
  icon: 'contract',
  rights: ['SERVICES:read'],
  sections: [
    textSection({ label: words('À savoir'), content: words('Premier paragraphe.\n\nSecond paragraphe.') }),
    figuresSection(Services, {
      label: words('Chiffres'),
      measures: { nombre: { kind: 'count', label: words('Nombre de services') } },
    }),
    listSection(Services, {
      label: words('Les premiers'),
      where: { field: 'actif', operator: 'equals', value: true },
      columns: ['libelle', 'ordre'],
      sort: { field: 'ordre', order: 'DESC' },
      rows: 2,
    }),
  ],
});

const tables = () => ({
  Services: [
    { id: 1, libelle: 'Écoute', code: 'E', ordre: 3, actif: true },
    { id: 2, libelle: 'Accueil', code: 'A', ordre: 9, actif: true },
    { id: 3, libelle: 'Fermé', code: 'F', ordre: 10, actif: false },
    { id: 4, libelle: 'Conseil', code: 'C', ordre: 5, actif: true },
  ],
});

const figures = {
  statistique: 'section-2',
  par: [],
  pas: 'mois',
  debut: '2026-01-01',
  fin: '2026-12-31',
  groupes: [],
  autres: 0,
  total: { valeurs: { nombre: 4 } },
  compteLe: '2026-11-26T10:00:00Z',
};

interface Options {
  readonly rights?: readonly string[];
  readonly offered?: boolean;
  readonly counted?: boolean;
}

function open({ rights = ['SERVICES:read'], offered = true, counted = true }: Options = {}) {
  const view = renderScreens({
    registry,
    tables: tables(),
    at: '/ailleurs',
    held: { rights, functionCodes: [] },
    extensions: EXTENSIONS.filter((name) => offered || name !== 'pages'),
    beside: <DeclaredPage page={page} />,
  });
  view.answer('pages/services-en-bref', counted ? pageStatistics(page) : []);
  view.answer('pages/services-en-bref/section-2', figures);
  return view;
}

it('shows its sections from top to bottom', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Services en bref' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'À savoir' })).toHaveTextContent('Premier paragraphe.Second paragraphe.');
  expect(await screen.findByRole('button', { name: /Nombre de services/ })).toHaveTextContent('4');
  const table = await screen.findByRole('table', { name: 'Services' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['LibelléOrdre', 'Accueil9', 'Conseil5']);
  expect(screen.queryByText(/ne sont pas affichées|n’est pas affichée/)).not.toBeInTheDocument();
});

it("shows its list's number of records, with links to all and to each", async () => {
  const { address } = open();
  const region = await screen.findByRole('region', { name: /Les premiers/ });
  expect(await within(region).findByText('3')).toBeVisible();
  const all = new URL(
    within(region)
      .getByRole('link', { name: /Les premiers/ })
      .getAttribute('href') ?? '',
    'http://a',
  );
  expect(all.pathname).toBe('/services');
  expect(all.searchParams.get('sort')).toBe('ordre');
  expect(JSON.parse(all.searchParams.get('filter') ?? '')).toEqual({
    where: [{ field: 'actif', operator: 'equals', value: true }],
  });
  expect(await within(region).findByRole('link', { name: 'Conseil' })).toHaveAttribute('href', '/services/details/4');
  expect(address()).toBe('/ailleurs');
});

it('leaves out unreadable sections, and says so', async () => {
  open({ rights: [], counted: false });
  expect(await screen.findByText(/^2 parties de cette page ne sont pas affichées/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('Chiffres')).not.toBeInTheDocument();
  expect(screen.getByText('Premier paragraphe.')).toBeVisible();
});

it('works without figures if the API has none', async () => {
  const { calls } = open({ offered: false });
  expect(await screen.findByText(/statistiques/)).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Services' })).toBeVisible();
  expect(calls.filter(({ resource }) => resource.startsWith('pages/'))).toEqual([]);
});
