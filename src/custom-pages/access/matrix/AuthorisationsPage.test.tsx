import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installWindow, renderAccessPage, type AccessPageOptions } from '../../../../test/support/renderAccessPage';
import AuthorisationsPage from './AuthorisationsPage';

const page = <AuthorisationsPage />;
const nobody = { count: 0, people: [] };

const previewOf = (call: { readonly body?: unknown }) => {
  const { changes } = call.body as { changes: { granted: boolean }[] };
  const some = {
    count: 22,
    people: [
      { id: 2, nomComplet: 'Julien Lefèvre' },
      { id: 3, nomComplet: 'Inês Da Silva' },
    ],
  };
  return {
    changes: changes.map((one) => ({ ...one, gains: one.granted ? some : nobody, loses: one.granted ? nobody : some })),
    refusals: [],
  };
};

const answers: AccessPageOptions['answers'] = (line, call) =>
  line === 'POST access/preview' ? previewOf(call) : { applied: 1 };

const cell = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');
const changes = () => screen.getByRole('region', { name: 'Changements à enregistrer' });

beforeEach(() => {
  installWindow();
  // The library logs every error of the API.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the matrix', () => {
  it('shows granted rights, and renders only the visible cells of a hundred by a hundred', async () => {
    renderAccessPage({ page, functionCount: 120, rightCount: 130 });
    expect(await cell('Lecture, Droit 1, Fonction 1')).toBeChecked();
    expect(await cell('Création, Droit 1, Fonction 1')).not.toBeChecked();
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '131');
    expect(grid).toHaveAttribute('aria-colcount', '481');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(10));
    expect(within(grid).getAllByRole('checkbox').length).toBeLessThan(1000);
  });

  it('is navigable with the keyboard, to its far corner and back', async () => {
    const { user } = renderAccessPage({ page, functionCount: 120, rightCount: 130 });
    (await cell('Lecture, Droit 1, Fonction 1')).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Droit 2 n’a pas le niveau Création');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe('Administration, Droit 130, Fonction 120');
    await user.keyboard('{Home}{Control>}{ArrowRight}{/Control}{PageUp}');
    expect(focused()).toMatch(/^Lecture, Droit 1\d\d, Fonction 2$/);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('Lecture, Droit 1, Fonction 1');
  });

  it('toggles levels with the space bar and their letters', async () => {
    const { user } = renderAccessPage({ page, answers });
    (await cell('Lecture, Droit 1, Fonction 1')).focus();
    expect(screen.queryByRole('region', { name: 'Changements à enregistrer' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Fonction 1' })).toHaveTextContent(
      'Fonction 1LectureCréationModificationAdministration',
    );
    await user.keyboard(' ma');
    expect(await cell('Lecture, Droit 1, Fonction 1 (à retirer)')).not.toBeChecked();
    expect(await cell('Modification, Droit 1, Fonction 1 (à accorder)')).toBeChecked();
    expect(within(changes()).getByText('3 changements')).toBeInTheDocument();
    await user.keyboard('a{ArrowDown}c');
    expect(within(changes()).getByText('2 changements')).toBeInTheDocument();
  });

  it('filters functions and rights by a search', async () => {
    const { user } = renderAccessPage({ page });
    await cell('Lecture, Droit 1, Fonction 1');
    await user.type(screen.getByRole('searchbox', { name: 'Chercher un droit' }), 'droit_003');
    await user.type(screen.getByRole('searchbox', { name: 'Chercher une fonction' }), 'fonction 2');
    expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Droit 3DROIT_003']);
    expect(screen.getByRole('columnheader', { name: 'Fonction 2' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Fonction 1' })).not.toBeInTheDocument();
  });

  it('is read-only without the right to change it', async () => {
    const { user } = renderAccessPage({ page, rights: ['FONCTIONS:read'] });
    const one = await cell('Lecture, Droit 1, Fonction 1');
    await user.click(one);
    expect(one).toBeChecked();
    expect(screen.getByText(/demande le droit d’administrer les fonctions/)).toBeInTheDocument();
  });
});

describe('the changes', () => {
  it('show who gains and who loses, can be undone, and are saved together', async () => {
    const bodies: unknown[] = [];
    const { user, lines, data } = renderAccessPage({
      page,
      answers: (line, call) => {
        if (line !== 'POST access/apply') return previewOf(call);
        bodies.push(call.body);
        const [first] = data.tables['Fonctions'] ?? [];
        if (first) data.tables['Fonctions'] = [{ ...first, droits: [] }];
        return { applied: 1 };
      },
    });
    await user.click(await cell('Lecture, Droit 1, Fonction 1'));
    await user.click(await cell('Lecture, Droit 3, Fonction 2'));
    expect(await within(changes()).findByText('22 personnes y gagnent')).toBeInTheDocument();
    expect(within(changes()).getByText('22 personnes y perdent')).toBeInTheDocument();
    expect(within(changes()).getAllByText(/Julien Lefèvre, Inês Da Silva, et 20 autres/)).toHaveLength(2);
    await user.click(
      within(changes()).getByRole('button', { name: /Annuler le changement\s: Accordé, Lecture\s: Droit 3/ }),
    );
    await user.click(within(changes()).getByRole('button', { name: 'Enregistrer' }));
    // The panel only appears with changes.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changements à enregistrer' })).toBeNull());
    expect(bodies).toEqual([{ changes: [{ fonctionId: 1, droitId: 1, flag: 'read', granted: false }] }]);
    expect(lines.filter((line) => line !== 'POST access/preview')).toEqual(['POST access/apply']);
  });

  it('warn of removing the last administrator, before and after', async () => {
    const problem = {
      status: 409,
      title: 'Dernier administrateur',
      detail: 'Plus personne ne pourrait administrer les droits.',
    };
    const { user } = renderAccessPage({
      page,
      answers: (line, call) =>
        line === 'POST access/apply'
          ? new HttpError(problem.detail, 409, { problem })
          : { ...previewOf(call), refusals: [{ index: 0, reason: 'lastAdministrator' }] },
    });
    await user.click(await cell('Lecture, Droit 1, Fonction 1'));
    expect(await within(changes()).findByText(/gardez ce droit à au moins une personne/)).toBeInTheDocument();
    await user.click(within(changes()).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(changes()).findByText(problem.detail)).toBeInTheDocument();
    expect(await cell('Lecture, Droit 1, Fonction 1 (à retirer)')).toBeInTheDocument();
  });

  it('are saved one by one without the extension, each with its result', async () => {
    const { user, lines } = renderAccessPage({
      page,
      extensions: [],
      answers: (line) => (line.startsWith('DELETE') ? new HttpError('Plus d’administrateur', 409, {}) : {}),
    });
    await user.click(await cell('Lecture, Droit 1, Fonction 1'));
    await user.click(await cell('Création, Droit 3, Fonction 2'));
    expect(within(changes()).getByText(/ne propose pas l’aperçu des personnes concernées/)).toBeInTheDocument();
    await user.click(within(changes()).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(changes()).findByText('Refusé : Plus d’administrateur')).toBeInTheDocument();
    expect(lines).toEqual(['POST Fonctions/2/Droits/3', 'DELETE Fonctions/1/Droits/1/read']);
    expect(within(changes()).getByText('1 changement')).toBeInTheDocument();
  });
});
