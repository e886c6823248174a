import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { FilterChips } from './FilterChips';
import { NO_FILTERS } from './urlState';

beforeEach(() => windowOfWidth(1440));

const open = (companies: readonly number[]) =>
  renderPage({
    page: (
      <FilterChips
        plan={{ people: [], types: new Map() }}
        teams={[]}
        filters={{ ...NO_FILTERS, companies }}
        onFilters={vi.fn()}
      />
    ),
    registry: createRegistry(schemas),
    rights: [],
    tables: {
      Entreprises: [
        { id: 12, nom: 'Aciéries' },
        { id: 13, nom: 'Transports du Nord' },
      ],
    },
  });

it('a company is named though it has no slot, and its plan links back to it', async () => {
  open([12]);
  expect(await screen.findByText('Aciéries')).toBeVisible();
  expect(await screen.findByRole('link', { name: /fiche/ })).toHaveAttribute('href', '/adherents/details/12');
});

it('the plan of several companies has no link', async () => {
  open([12, 13]);
  await screen.findByText('Aciéries');
  expect(screen.queryByRole('link')).toBeNull();
});
