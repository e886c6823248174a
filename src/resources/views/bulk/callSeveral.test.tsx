import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineResource } from '../../defineResource';
import { boolean } from '../../fields/boolean/kind';
import { text } from '../../fields/text/kind';
import { createRegistry } from '../../registry/registry';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderScreens } from '../../../../test/support/renderScreens';
import { ShownMessages } from '../../../../test/support/ShownMessages';

const Relances = defineResource({
  name: 'Relances',
  contract: true,
  label: {
    one: ['Relance', 'Reminder', 'Mahnung', 'Lembrete'],
    many: ['Relances', 'Reminders', 'Mahnungen', 'Lembretes'],
  },
  rights: 'RELANCES',
  fields: {
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true }),
    actif: boolean({ label: ['Actif', 'Active', 'Aktiv', 'Ativo'] }),
  },
  representation: 'nom',
  list: { columns: ['nom', 'actif'], sort: { field: 'nom', order: 'ASC' } },
  actions: {
    relancer: {
      label: ['Relancer', 'Remind', 'Erinnern', 'Relembrar'],
      icon: 'delivery',
      method: 'POST',
      path: 'relance',
      several: true,
      question: ['Relancer %{name}\u00a0?', 'Remind %{name}?', '%{name} erinnern?', 'Relembrar %{name}?'],
      done: ['Relancé.', 'Reminded.', 'Erinnert.', 'Relembrado.'],
      when: { field: 'actif', operator: 'equals', value: true },
    },
  },
});

const EXTENSIONS_USED = ['records', 'pagedLists', 'filters', 'changes', 'history', 'manyIds'] as const;

async function open(active = ['Anne', 'Bruno', 'Chloé']) {
  const view = renderScreens({
    registry: createRegistry([Relances]),
    tables: {
      Relances: ['Anne', 'Bruno', 'Chloé', 'David'].map((nom, at) => ({
        id: at + 1,
        nom,
        actif: active.includes(nom),
      })),
    },
    at: '/relances',
    beside: <ShownMessages />,
    extensions: EXTENSIONS_USED,
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }));
  const bar = await screen.findByRole('group', { name: 'Actions sur la sélection' });
  const offer = within(bar).getByRole('button', { name: 'Relancer' });
  return { ...view, bar, offer };
}

const called = ({ calls }: Pick<Awaited<ReturnType<typeof open>>, 'calls'>) =>
  calls.flatMap(({ method, resource }) => (method === 'call' && resource.endsWith('/relance') ? [resource] : []));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a declared action for several records', () => {
  it('has its declared icon, and says for which records it is', async () => {
    const { user, offer } = await open();
    expect(offer.querySelector('svg')).not.toBeNull();
    await user.click(offer);
    const dialog = await screen.findByRole('dialog', { name: 'Relancer\u00a0: 4 enregistrements' });
    expect(await within(dialog).findByText(/^1 enregistrement choisi n’est pas concerné/)).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Anne', 'Bruno', 'Chloé']);
    expect(await accessibilityFaults(dialog)).toEqual([]);
  });

  it('offers nothing if it applies to none of them', async () => {
    const { user, offer } = await open([]);
    await user.click(offer);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^4 enregistrements choisis ne sont pas concernés/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Relancer' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
    // The dialog's cross comes first, then its only button.
    const [, close] = within(dialog).getAllByRole('button', { name: 'Fermer' });
    if (!close) throw new Error('the dialog has no button that closes it');
    await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('runs once per record, and offers to undo the writes', async () => {
    const { user, offer, ...view } = await open();
    view.answer('Relances/1/relance', { changeSetId: 41 });
    view.answer('Relances/2/relance', { changeSetId: 42 });
    await user.click(offer);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Relancer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(called(view)).toEqual(['Relances/1/relance', 'Relances/2/relance', 'Relances/3/relance']);
    expect(screen.queryByRole('group', { name: 'Actions sur la sélection' })).not.toBeInTheDocument();
    expect(await screen.findByText('Fait pour 3 enregistrements.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.getByLabelText('messages')).toHaveTextContent('changes.undo.done'));
    const reverted = view.calls.flatMap(({ method, params }) => (method === 'revertChanges' ? [params['id']] : []));
    expect(reverted).toEqual([42, 41]);
  });

  it('lists refusals with reasons, and retries only these', async () => {
    const { user, offer, ...view } = await open();
    const refusal = new HttpError('refused', 409, { problem: { title: 'Relance impossible', status: 409 } });
    view.refuse((method, resource) => (method === 'call' && resource === 'Relances/2/relance' ? refusal : undefined));
    await user.click(offer);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Relancer' }));
    expect(await within(dialog).findByText('Fait pour 2 enregistrements.')).toBeVisible();
    expect(within(dialog).getByText(/^Bruno/)).toHaveTextContent('Bruno – Relance impossible');
    view.refuse(undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(called(view).filter((address) => address === 'Relances/2/relance')).toHaveLength(2);
    expect(called(view)).toHaveLength(4);
  });
});
