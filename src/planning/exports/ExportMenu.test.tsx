import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPlanExports, type PlanExportsOptions } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { ExportMenu } from './ExportMenu';

const SLOT = { start: Date.parse('2026-03-02T08:00:00Z'), end: Date.parse('2026-03-02T10:00:00Z'), salarieId: 4 };
const SHOWN = {
  span: { first: dayIndexOfText('2026-03-01'), last: dayIndexOfText('2026-03-31') },
  plan: {
    people: [],
    slots: [
      { ...SLOT, id: 71 },
      // Only proposed, so not a slot yet.
      { ...SLOT, id: -3, mark: 'pending' },
    ] as unknown as readonly PlanSlot[],
  },
  isByPeople: false,
};
const SEARCH = { startDate: '2026-03-01T00:00:00Z', filterSalariesIds: [4] };

beforeEach(() => {
  windowOfWidth(1440);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
});
const open = async (options: Partial<PlanExportsOptions> = {}, isPlanner = true) => {
  const rendered = renderPlanExports({
    page: <ExportMenu search={SEARCH} shown={SHOWN} isPlanner={isPlanner} />,
    ...options,
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Exporter' }));
  return rendered;
};

it('requests a workbook of exactly what is on screen', async () => {
  const { user, forms } = await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Classeur Excel' }));
  await screen.findByText('Fichier enregistré : planning.pdf');
  const fields = { startDate: SEARCH.startDate, filterSalariesIds: '[4]', ids: '[71]' };
  expect(forms).toEqual([{ address: 'creneaux/exportPlanningExcel', fields }]);
});

it("asks for the PDF's layout, and sends the chosen template", async () => {
  const { user, forms, baseElement } = await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Document PDF…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exporter le planning en PDF' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Modèle' }));
  await user.click(await screen.findByRole('option', { name: 'Modèle du Sud' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Titre' }), 'Mars');
  expect(await accessibilityFaults(baseElement as HTMLElement)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Créer le PDF' }));
  await waitFor(() => expect(forms).toHaveLength(1));
  expect(forms[0]).toMatchObject({
    address: 'creneaux/exportPlanningAdherent',
    fields: { modeleId: '4', titre: 'Mars', filterSalariesIds: '[4]' },
  });
});

it('offers the team grid if it is on screen', async () => {
  const shown = { ...SHOWN, isByPeople: true };
  const page = <ExportMenu search={SEARCH} shown={shown} isPlanner />;
  const { user, forms } = await open({ page });
  await user.click(await screen.findByRole('menuitem', { name: 'Document PDF…' }));
  await user.click(await screen.findByRole('button', { name: 'Créer le PDF' }));
  await waitFor(() => expect(forms[0]).toMatchObject({ fields: { vue: 'equipe' } }));
});

it('can be cancelled while the file is generated', async () => {
  let given: AbortSignal | undefined;
  const download: PlanExportsOptions['download'] = (_address, { signal, timeout }) => {
    given = signal;
    expect(timeout).toBe(300_000);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  const { user } = await open({ download });
  await user.click(await screen.findByRole('menuitem', { name: 'Classeur Excel' }));
  await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
  expect(given?.aborted).toBe(true);
  await screen.findByText('Téléchargement abandonné');
});

it('shows errors at the field, and tries again', async () => {
  const words = 'L’image « logo.webp » du modèle ne peut pas être imprimée.';
  let calls = 0;
  const download = async () => {
    calls += 1;
    if (calls > 1) return new Blob(['x']);
    throw new HttpError(words, 400, { problem: { detail: 'Certains champs…', errors: { modeleId: [words] } } });
  };
  const { user } = await open({ download });
  await user.click(await screen.findByRole('menuitem', { name: 'Classeur Excel' }));
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('Fichier enregistré : planning.pdf');
});

it('offers no feeds without support of the API, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open({ extensions: [] });
  expect(screen.queryByRole('menuitem', { name: 'Flux de calendrier…' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Imprimer' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
