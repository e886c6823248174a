import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { defineResource } from '../../defineResource';
import { date } from '../../fields/date/kind';
import { email } from '../../fields/email/kind';
import { text } from '../../fields/text/kind';
import type { Words } from '../../language/words';
import { CreateDialog } from '../dialogs/CreateDialog';
import { createRegistry } from '../../registry/registry';
// Preloaded, because on a busy machine its code takes longer than a test waits.
import '../../fields/shared/dates/Picker';

const words = (word: string): Words => [word, word, word, word];
const Visites = defineResource({
  name: 'Visites',
  label: { one: words('Visite'), many: words('Visites') },
  rights: 'VISITES',
  fields: {
    objet: text({ label: words('Objet') }),
    courriel: email({ label: words('Courriel') }),
    jour: date({ label: words('Jour'), required: true }),
  },
  representation: 'objet',
  search: ['objet'],
  list: { columns: ['objet'], sort: { field: 'objet', order: 'ASC' } },
});

const registry = createRegistry([Visites]);
const field = (name: string) => screen.findByRole('textbox', { name });
const WRONG = /adresse e-mail valide/;

beforeEach(() => localStorage.clear());

/** The dialog of a card, whose values of a new record change with the card's records. */
function Dialog({ later }: { readonly later: EventTarget }) {
  const [objet, setObjet] = useState<string>();
  useEffect(() => {
    later.addEventListener('now', () => setObjet('Bilan'), { once: true });
  }, [later]);
  const target = { schema: Visites, address: 'Visites', parents: {} };
  return <CreateDialog target={target} isOpen initial={{ objet }} onClose={() => undefined} onDone={() => undefined} />;
}

it('a corrected field is no longer wrong, though what a new record begins with changed after the refused save', async () => {
  const later = new EventTarget();
  const { user } = renderScreens({
    registry,
    tables: { Visites: [] },
    at: '/ici',
    beside: <Dialog later={later} />,
  });
  await user.type(await field('Courriel'), 'a');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(WRONG)).toBeVisible();
  act(() => void later.dispatchEvent(new Event('now')));
  await user.type(await field('Courriel'), '@b.fr');
  await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull());
});

it('a refused save leads to the first wrong field, a date too, and so does the button beside the message', async () => {
  const { user } = renderScreens({ registry, tables: { Visites: [] }, at: '/visites/creation' });
  const inDate = () => screen.getByRole('group', { name: /Jour/ }).contains(document.activeElement);
  await user.type(await field('Objet'), 'Bilan{Control>}{Enter}{/Control}');
  await waitFor(() => expect(inDate()).toBe(true));
  await user.click(await field('Objet'));
  await user.click(screen.getByRole('button', { name: 'Aller au champ «\u00a0Jour\u00a0»' }));
  expect(inDate()).toBe(true);
});
