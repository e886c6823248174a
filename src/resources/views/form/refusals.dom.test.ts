import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { Articles, Remises } from '../../../../test/support/refusingResources';
import { createRegistry } from '../../registry/registry';

const registry = createRegistry([Articles, Remises]);
const articles = [
  { id: 1, nom: 'Gants', stock: 4 },
  { id: 2, nom: 'Casques', stock: 50 },
];
const remise = { id: 5, objet: 'Essai', articleId: 1, quantite: 3, mode: null, rendu: null, le: null };

const TOO_MANY = 'La quantité remise ne peut pas dépasser la quantité en stock.';
const TOO_MANY_BACK = 'Il ne peut pas en revenir plus qu’il n’en est sorti.';

const open = (at: string, record: object = {}) =>
  renderScreens({ registry, tables: { Articles: articles, Remises: [{ ...remise, ...record }] }, at });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

beforeEach(() => localStorage.clear());

// First, because the code of rules about referenced records loads once.
it('an input stays in its place while the code of its rule loads', async () => {
  const { user } = open('/remises/modification/5');
  const count = await field('Quantité');
  await user.type(count, '5');
  expect(await screen.findByText(TOO_MANY)).toBeVisible();
  expect(count).toBeInTheDocument();
});

it('a refusal appears at the field exactly while another value causes it', async () => {
  const { user, tables } = open('/remises/modification/5', { articleId: null, rendu: 3 });
  const count = await field('Quantité');
  await user.clear(count);
  await user.type(count, '2');
  expect(await screen.findByText(TOO_MANY_BACK)).toBeVisible();
  expect(await field('Rendu')).toHaveAccessibleDescription(TOO_MANY_BACK);
  await user.click(save());
  expect(tables.Remises?.[0]?.['quantite']).toBe(3);
  await user.clear(await field('Rendu'));
  await user.type(await field('Rendu'), '1');
  await waitFor(() => expect(screen.queryByText(TOO_MANY_BACK)).toBeNull());
  await user.click(save());
  await waitFor(() => expect(tables.Remises?.[0]).toMatchObject({ quantite: 2, rendu: 1 }));
});

it('a refusal reads the referenced record', async () => {
  const { user } = open('/remises/modification/5');
  const count = await field('Quantité');
  await user.clear(count);
  await user.type(count, '5');
  expect(await screen.findByText(TOO_MANY)).toBeVisible();
  await user.clear(count);
  await user.type(count, '4');
  await waitFor(() => expect(screen.queryByText(TOO_MANY)).toBeNull());
});

it('a stored violation is left alone', async () => {
  const { user, tables } = open('/remises/modification/5', { quantite: 9, rendu: 12 });
  const subject = await field('Objet');
  await user.clear(subject);
  await user.type(subject, 'Autre');
  await user.click(save());
  await waitFor(() => expect(tables.Remises?.[0]?.['objet']).toBe('Autre'));
});

it('a press on the save button does not check the field it leaves, whose message would move the button', async () => {
  const { user } = open('/remises/modification/5');
  const count = await field('Quantité');
  await user.click(count);
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(count).toHaveFocus();
  // A field that completes its value when it is left, such as a date's year, does so before the save.
  const button = save();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(count).not.toHaveFocus();
});
