import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { Etalonnages, Fermetures, Interventions, Modeles, Reservations } from '../../../../test/support/ruledResources';
import { createRegistry } from '../../registry/registry';

const registry = createRegistry([Etalonnages, Reservations, Fermetures, Interventions, Modeles]);
const stored = { id: 2, appareil: 'Sonomètre', resultat: null, commentaire: null, cout: null, facture: null };

const open = (record: object, at = '/etalonnages/modification/2') =>
  renderScreens({ registry, tables: { Etalonnages: [{ ...stored, ...record }] }, at });

const field = (name: string) => screen.findByRole('textbox', { name });
const choice = (name: string) => screen.findByRole('combobox', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

beforeEach(() => localStorage.clear());

it('a field is required exactly while another value demands it', async () => {
  const { user, tables } = open({});
  const cost = await field('Coût');
  expect(await field('Facture')).toHaveAttribute('aria-required', 'false');
  await user.type(cost, '600');
  await waitFor(async () => expect(await field('Facture')).toHaveAttribute('aria-required', 'true'));
  await user.click(save());
  expect(await screen.findByText('Ce champ est obligatoire.')).toBeVisible();
  await user.clear(cost);
  await user.type(cost, '400');
  await waitFor(() => expect(screen.queryByText('Ce champ est obligatoire.')).toBeNull());
  await user.click(save());
  await waitFor(() => expect(tables.Etalonnages?.[0]?.['cout']).toBe(400));
});

it('a field is shown while its condition holds', async () => {
  const { user } = open({});
  await field('Coût');
  expect(screen.queryByRole('textbox', { name: 'Commentaire' })).toBeNull();
  await user.click(await choice('Résultat'));
  await user.click(await screen.findByRole('option', { name: 'Non conforme' }));
  expect(await field('Commentaire')).toHaveAttribute('aria-required', 'true');
});

it('possible next values are offered', async () => {
  const { user } = open({ statut: 'brouillon' });
  await user.click(await choice('Statut'));
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Brouillon', 'Validé']));
  expect(screen.queryByRole('option', { name: 'Clos' })).toBeNull();
});

it('an immutable value is shown as text', async () => {
  open({ statut: 'clos', prochain: '2027-01-31' });
  await field('Coût');
  expect(screen.getByText('31/01/2027')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Prochain' })).toBeNull();
});

it('hidden fields are left out of the details page', async () => {
  open({ statut: 'clos' }, '/etalonnages/details/2');
  expect(await screen.findByText('Coût')).toBeVisible();
  expect(screen.queryByText('Commentaire')).toBeNull();
});

it('an option is offered while its condition holds', async () => {
  const booked = { id: 3, salle: 'A', etat: 'demandee', motif: null, besoins: null };
  const { user } = renderScreens({
    registry,
    tables: { Reservations: [booked], 'Reservations/3/fermetures': [] },
    at: '/reservations/modification/3',
  });
  const offered = async () => {
    await user.click(await choice('Motif'));
    const list = await screen.findByRole('listbox', { name: 'Motif' });
    const texts = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    return texts;
  };
  expect(await offered()).not.toContain('Doublon');
  await user.click(await choice('État'));
  await user.click(await screen.findByRole('option', { name: 'Annulée' }));
  expect(await offered()).toContain('Doublon');
});

const models = [
  { id: 1, nom: 'Grue', chargeMax: 100, sensible: false },
  { id: 2, nom: 'Scanner', chargeMax: null, sensible: true },
];
const onModel = (modeleId: number, at: string) => {
  const intervention = {
    id: 5,
    titre: 'Essai',
    modeleId,
    charge: 50,
    precautions: 'Gants',
    garant: 'Inès',
    etat: 'prevue',
  };
  return renderScreens({
    registry,
    tables: { Modeles: models, Interventions: [intervention] },
    at: `/interventions/${at}/5`,
  });
};

it('a field is required by the referenced record, compared with the input', async () => {
  const { user } = onModel(1, 'modification');
  const load = await field('Charge');
  await waitFor(async () => expect(await field('Dérogation')).toHaveAttribute('aria-required', 'false'));
  await user.clear(load);
  await user.type(load, '101');
  await waitFor(async () => expect(await field('Dérogation')).toHaveAttribute('aria-required', 'true'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Précautions' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Garant' })).toBeEnabled();
});

it('fields are shown and fixed by the referenced record', async () => {
  onModel(2, 'modification');
  expect(await field('Précautions')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Garant' })).toBeNull());
  expect(screen.getByText('Inès')).toBeVisible();
});

it('fields hidden by the referenced record are left out of the details page', async () => {
  onModel(1, 'details');
  expect(await screen.findByText('Charge')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Précautions')).toBeNull());
});
