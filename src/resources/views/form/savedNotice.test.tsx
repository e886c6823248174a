import type { Tables } from '../../../../test/support/memoryChanges';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { memoryHistory } from '../../../../test/support/memoryHistory';
import { renderScreens } from '../../../../test/support/renderScreens';
import { ShownMessages } from '../../../../test/support/ShownMessages';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import type { ChangeRequest } from '../../changes/changes';
import type { Extension } from '../../protocol/extensions';

const AUDIT = { libelle: 'Audit', code: 'AUD', ordre: 1, actif: true, note: null };
const SAVED = /^Enregistrement effectué\s: Audit$/;

const updated = (values: object): ChangeRequest => ({
  collection: 'Services',
  action: 'update',
  id: 1,
  values: { ...values },
});

/** Saves another order. @param recorded the history when the form reads it */
async function save(
  recorded: readonly (readonly [author: string, values: object])[],
  extensions: readonly Extension[] = ['records', 'changes', 'history', 'pagedLists'],
) {
  const tables: Tables = {};
  const history = memoryHistory(tables);
  history.record('Inès Martin', 'import', [{ collection: 'Services', action: 'create', values: AUDIT }]);
  const view = renderScreens({
    registry: screenRegistry,
    tables,
    at: '/services/modification/1',
    beside: <ShownMessages />,
    extensions,
  });
  const write = view.provider.update.bind(view.provider);
  Object.assign(view.provider, extensions.includes('history') && history.calls, {
    update: async (...call: Parameters<typeof write>) => {
      for (const [author, values] of recorded) history.record(author, 'api', [updated(values)]);
      return write(...call);
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Ordre' });
  await view.user.clear(field);
  await view.user.type(field, '9');
  await view.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return view;
}

beforeEach(() => localStorage.clear());

it('the notification of a save offers to undo, and that of the undo to redo', async () => {
  const { user, tables } = await save([['Moi', { ordre: 9 }]]);
  expect(await screen.findByText(SAVED)).toBeInTheDocument();
  expect(tables.Services).toMatchObject([{ ordre: 9 }]);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(tables.Services).toMatchObject([{ ordre: 1 }]));
  await user.click(await screen.findByRole('button', { name: 'Rétablir' }));
  await waitFor(() => expect(tables.Services).toMatchObject([{ ordre: 9 }]));
});

it("another person's later change prevents the undo, with a message", async () => {
  const { user, tables } = await save([
    ['Moi', { ordre: 9 }],
    ['Luc Petit', { note: 'Relu' }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText(/Modifiée entre-temps/)).toBeInTheDocument();
  expect(tables.Services).toMatchObject([{ ordre: 9 }]);
});

it('no undo is offered without a history', async () => {
  const messages = () => screen.getByLabelText('messages');
  await save([['Moi', { ordre: 9 }]], ['records', 'changes', 'pagedLists']);
  await waitFor(() => expect(messages()).toHaveTextContent('screens.form.saved Audit'));
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});
