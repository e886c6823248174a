import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderPlanExports } from '../../../../test/support/renderPlanExports';
import { observerOfSizes, windowOfWidth } from '../../../../test/support/window';
import { dayIndexOf } from '../../../resources/fields/shared/zone';
import ExportPage from './ExportPage';
import { monthAround, searchOf } from './exportPeriod';

/** A fixed time: otherwise the month might end between the expectation and the render. */
const NOW = Date.UTC(2026, 4, 12, 10);

beforeEach(() => {
  windowOfWidth(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  // APIs that jsdom lacks and the PDF viewer needs.
  observerOfSizes();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The list of companies needs its own right.
const RIGHTS = ['PLANNING_ADMIN:admin', 'ENTREPRISES:read'];

function open(count: (search: Readonly<Record<string, unknown>>) => number = () => 12) {
  const searches: Readonly<Record<string, unknown>>[] = [];
  const answers = (line: string, body: unknown) => {
    if (line !== 'POST creneaux/search') return { items: [], feries: 'metropole' };
    const search = body as Readonly<Record<string, unknown>>;
    searches.push(search);
    return { items: [], totalCount: count(search) };
  };
  return { ...renderPlanExports({ page: <ExportPage />, answers, rights: RIGHTS }), searches };
}

const nextMonth = searchOf({ companies: [], people: [], ...monthAround(dayIndexOf(NOW), 1) });

it('counts the slots in advance, and creates a PDF', async () => {
  const { user, forms, searches, container } = open();
  expect(await screen.findByText('12 créneaux dans le document.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Le mois prochain' }));
  await waitFor(() => expect(searches.at(-1)).toMatchObject(nextMonth));
  await screen.findByRole('group', { name: 'Au' });
  await user.click(screen.getByRole('combobox', { name: 'Adhérents' }));
  await user.click(await screen.findByRole('option', { name: /Scierie du Nord/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(searches.at(-1)).toMatchObject({ ...nextMonth, filterEntreprisesIds: [15], pageSize: 1 }));
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Télécharger le PDF' }));
  await waitFor(() => expect(forms).toHaveLength(1));
  expect(forms[0]?.fields).toEqual({ ...nextMonth, filterEntreprisesIds: '[15]' });
});

it('previews a PDF before it is saved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aperçu' }));
  expect(await screen.findByRole('dialog', { name: 'planning.pdf' })).toBeVisible();
});

it('refuses a reversed period, and one with too many slots', async () => {
  const { user } = open(({ startDate }) => (startDate === nextMonth.startDate ? 20_000 : 0));
  expect(await screen.findByText('Aucun créneau ne correspond.')).toBeVisible();
  const last = await screen.findByRole('group', { name: 'Au' });
  await user.click(within(last).getByRole('spinbutton', { name: /année/i }));
  await user.keyboard('1999');
  expect(screen.getByText('La fin ne peut pas précéder le début.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Télécharger le PDF' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Le mois prochain' }));
  expect(await screen.findByText(/La recherche trouve/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aperçu' })).toBeDisabled();
});
