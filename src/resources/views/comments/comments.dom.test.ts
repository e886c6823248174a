import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderScreens, type RenderOptions } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../test/support/window';
import type { CommentEntry } from '../../protocol/comments';
import { EXTENSIONS } from '../../protocol/extensions';
import type { ApiCall } from '../useCall';

const SERVICE = { id: 1, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true, note: null };
const extensions = EXTENSIONS.filter((one) => one !== 'savedViews');

const comment = (id: number, given: Partial<CommentEntry> = {}): CommentEntry => ({
  id,
  texte: `Commentaire ${id}`,
  auteurNom: 'Luc Petit',
  ecritLe: '2026-01-04T08:00:00.000Z',
  modifieLe: null,
  mentions: [],
  canEdit: false,
  canDelete: false,
  ...given,
});

function open(given: readonly CommentEntry[], options: Partial<RenderOptions> = {}) {
  let items = [...given];
  const calls: { readonly method: string; readonly at: string; readonly body?: unknown }[] = [];
  const at = '/services/details/1';
  const view = renderScreens({ registry: screenRegistry, tables: { Services: [SERVICE] }, at, extensions, ...options });
  const call = async (address: string, { method = 'GET', body }: ApiCall = {}) => {
    if (method === 'GET') return { items, totalCount: items.length };
    calls.push({ method, at: address, ...(body !== undefined && { body }) });
    const id = Number(address.split('/')[1] ?? 99);
    const texte = String((body as { readonly texte?: string } | undefined)?.texte);
    if (method === 'POST') items = [comment(id, { texte, canEdit: true, canDelete: true }), ...items];
    if (method === 'PUT') items = items.map((one) => (one.id === id ? { ...one, texte, modifieLe: one.ecritLe } : one));
    if (method === 'DELETE') items = items.filter((one) => one.id !== id);
    return {};
  };
  Object.assign(view.provider, { call });
  return { ...view, calls };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const panel = () => screen.findByRole('dialog', { name: 'Commentaires et historique' });
const openPanel = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Commentaires/ }));
  return panel();
};
const entries = async () => within(await screen.findByRole('list', { name: 'Commentaires' })).findAllByRole('listitem');

it("shows colleagues' comments beside the record, and adds one with the keyboard alone", async () => {
  const { user, calls } = open([comment(1)]);
  const beside = await openPanel(user);
  expect(await accessibilityFaults(beside)).toEqual([]);
  expect(await entries()).toHaveLength(1);
  const input = screen.getByRole('textbox', { name: 'Ajouter un commentaire' });
  await waitFor(() => expect(input).toHaveFocus());
  await user.keyboard('À revoir{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  expect(calls).toEqual([
    { method: 'POST', at: 'comments', body: { collection: 'Services', id: 1, texte: 'À revoir', mentions: [] } },
  ]);
  expect(input).toHaveValue('');
});

it("changes and deletes one's own comments, and offers neither for others'", async () => {
  const { user, calls } = open([comment(2, { canEdit: true, canDelete: true, auteurNom: 'Inès Martin' }), comment(1)]);
  await openPanel(user);
  const [own, other] = await entries();
  if (!own || !other) throw new Error('two comments are expected');
  expect(within(other).queryAllByRole('button')).toEqual([]);
  await user.click(within(own).getByRole('button', { name: 'Modifier le commentaire' }));
  const input = screen.getByRole('textbox', { name: 'Modifier le commentaire' });
  await user.clear(input);
  await user.type(input, 'Au net');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(async () => expect((await entries())[0]).toHaveTextContent(/modifié.*Au net/));
  await user.click(screen.getByRole('button', { name: 'Supprimer le commentaire de Inès Martin' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /\?$/ })).getByRole('button', { name: 'Supprimer' }),
  );
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  expect(calls.map(({ method, at }) => `${method} ${at}`)).toEqual(['PUT comments/2', 'DELETE comments/2']);
});

it('keeps a refused comment, with the reason', async () => {
  const { user, provider } = open([]);
  await openPanel(user);
  expect(await screen.findByText('Aucun commentaire')).toBeInTheDocument();
  const input = screen.getByRole('textbox', { name: 'Ajouter un commentaire' });
  await user.type(input, 'Bonjour');
  Object.assign(provider, { call: () => Promise.reject(new Error('Le serveur ne répond pas.')) });
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText('Le serveur ne répond pas.')).toBeInTheDocument();
  expect(input).toHaveValue('Bonjour');
});

it('has the history beside them, or alone if the API has no comments', async () => {
  const { user } = open([], { extensions: extensions.filter((one) => one !== 'comments') });
  await screen.findByRole('heading', { level: 1, name: 'Audit' });
  expect(screen.queryByRole('button', { name: /^Commentaires/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Autres actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Historique' }));
  expect(await screen.findByRole('dialog', { name: 'Historique' })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

it('shows the keyboard shortcut, except on touch screens', async () => {
  const { user, unmount } = open([]);
  expect(within(await openPanel(user)).getByText(/Ctrl \+ Entrée/)).toBeVisible();
  unmount();
  windowOfWidth(360);
  const touched = open([]);
  expect(within(await openPanel(touched.user)).getByText('@ pour citer un collègue')).toBeVisible();
});

it('a comment that is typed and not sent is there again when the panel opens, until it is sent', async () => {
  const { user } = open([]);
  const input = () => screen.findByRole('textbox', { name: 'Ajouter un commentaire' });
  await openPanel(user);
  await user.type(await input(), 'À rappeler');
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Ajouter un commentaire' })).not.toBeInTheDocument(),
  );
  await openPanel(user);
  expect(await input()).toHaveValue('À rappeler');
  await user.type(await input(), '{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await input()).toHaveValue(''));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('comment '))).toEqual([]);
});
