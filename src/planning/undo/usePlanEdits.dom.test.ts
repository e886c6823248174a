import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, seen, stored, WITHOUT_HISTORY } from './planEdits.fixture';

it('an edit is shown, stored as one change set, undone and redone', async () => {
  const { press, calls, runs, tables } = open();
  await screen.findByText('Chez 4');
  await press('vers 5');
  expect(screen.getByText('Chez 5')).toBeVisible();
  // Without waiting: the second edit uses the version that the first one creates.
  await press('vers 6');
  expect(await screen.findByText('Créneau déplacé.')).toBeVisible();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ id: 41, salarieId: 6, version: 6 }]));
  expect(runs()).toMatchObject([[{ action: 'update', version: 4 }], [{ action: 'update', version: 5 }]]);
  expect(calls.find(({ method }) => method === 'applyChanges')?.params.run).toMatchObject({ origin: 'planning' });
  await press('défaire');
  expect(await screen.findByText('Chez 5')).toBeVisible();
  expect(await screen.findByText('Action annulée : « Créneau déplacé ».')).toBeVisible();
  await press('défaire');
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 4 }]));
  expect(screen.getByText('Chez 4')).toBeVisible();
  expect(screen.getByText('défaire')).toBeDisabled();
  await press('refaire');
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 5 }]));
  expect(runs().slice(2)).toEqual([2, 1, 4]);
});

it('fast edits are stored in order, and can be undone before', async () => {
  const { press, runs, tables } = open();
  await screen.findByText('Chez 4');
  await press('vers 5');
  await press('vers 6');
  await press('défaire');
  await press('refaire');
  await waitFor(() => expect(runs()).toHaveLength(4));
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 6 }]));
  expect(await screen.findByText('Action rétablie : « Créneau déplacé ».')).toBeVisible();
  expect(seen).toEqual(['Rien', 'Chez 4', 'Chez 5', 'Chez 6', 'Chez 5', 'Chez 6']);
});

it('without history, a restored slot with a new id is deleted again on redo', async () => {
  const { press, runs, tables } = open(WITHOUT_HISTORY);
  await screen.findByText('Chez 4');
  tables.creneaux?.push(stored(50, 8));
  await press('supprimer');
  expect(await screen.findByText('Créneau supprimé.')).toBeVisible();
  await press('défaire');
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ id: 50 }, { id: 51, salarieId: 4 }]));
  expect(await screen.findByText('Chez 4')).toBeVisible();
  await press('refaire');
  expect(await screen.findByText('Rien')).toBeVisible();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ id: 50 }]));
  await press('défaire');
  expect(await screen.findByText('Chez 4')).toBeVisible();
  await waitFor(() => expect(tables.creneaux).toHaveLength(2));
  expect(runs()).toMatchObject([
    [{ action: 'delete', id: 41 }],
    [{ action: 'create' }],
    [{ action: 'delete', id: 51 }],
    [{}],
  ]);
});

it("a stale edit disappears, the other's change is read, and repeating it needs a confirmation", async () => {
  const { press, runs, tables } = open();
  await screen.findByText('Chez 4');
  tables.creneaux = [{ ...stored(41, 7), version: 5 }];
  await press('vers 5');
  await screen.findByText('trop tard pour 41');
  expect(screen.getByText('Chez 7')).toBeVisible();
  expect(screen.getByText('défaire')).toBeDisabled();
  await press('insister');
  expect(await screen.findByText('Chez 5')).toBeVisible();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 5, version: 6 }]));
  expect(runs()).toMatchObject([[{ version: 4 }], [{ version: 5 }]]);
  expect(screen.queryByText('trop tard pour 41')).toBeNull();
  // Undo restores what another person wrote.
  await press('défaire');
  expect(await screen.findByText('Chez 7')).toBeVisible();
});

function gate() {
  let letGo = () => {};
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { opened, letGo };
}

it('a move is shown before it is stored, and can be continued', async () => {
  const { opened, letGo } = gate();
  const { press, tables, written } = open(undefined, (report) => opened.then(() => report));
  await screen.findByText('Chez 4');
  await press('vers 5');
  expect(await screen.findByText('Chez 5')).toBeVisible();
  await press('vers 6');
  expect(await screen.findByText('Chez 6')).toBeVisible();
  expect(written).toHaveLength(1);
  letGo();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 6, version: 6 }]));
  expect(seen.slice(1)).toEqual(['Chez 4', 'Chez 5', 'Chez 6']);
});

it('an edit in progress is undone, and work continues from there', async () => {
  const { opened, letGo } = gate();
  const { press, tables, written } = open(WITHOUT_HISTORY, (report) => opened.then(() => report));
  await screen.findByText('Chez 4');
  await press('vers 5');
  await screen.findByText('Chez 5');
  await press('défaire');
  expect(await screen.findByText('Chez 4')).toBeVisible();
  await press('refaire');
  expect(await screen.findByText('Chez 5')).toBeVisible();
  await press('défaire');
  await screen.findByText('Chez 4');
  await press('vers 6');
  expect(await screen.findByText('Chez 6')).toBeVisible();
  expect(written).toHaveLength(1);
  letGo();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 6, version: 9 }]));
  expect(seen.slice(1)).toEqual(['Chez 4', 'Chez 5', 'Chez 4', 'Chez 5', 'Chez 4', 'Chez 6']);
  await press('défaire');
  expect(await screen.findByText('Chez 4')).toBeVisible();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 4 }]));
  expect(screen.getByText('défaire')).toBeDisabled();
});

it('a refused undo undoes nothing else', async () => {
  const { opened, letGo } = gate();
  const refused = { applied: false, rows: [{ index: 0, status: 'refused', message: 'Mois validé.' }] } as never;
  let count = 0;
  const { press, tables, written } = open(WITHOUT_HISTORY, (report) => {
    count += 1;
    return count === 1 ? Promise.resolve(report) : opened.then(() => refused);
  });
  await screen.findByText('Chez 4');
  await press('vers 5');
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 5 }]));
  await screen.findByText('Créneau déplacé.');
  await press('vers 6');
  await screen.findByText('Chez 6');
  await press('défaire');
  await screen.findByText('Chez 5');
  letGo();
  expect((await screen.findAllByText('Mois validé.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByText('refaire')).toBeDisabled());
  expect(screen.getByText('défaire')).toBeEnabled();
  expect(screen.getByText('Chez 5')).toBeVisible();
  expect(written).toHaveLength(2);
});

it('an unsaved new slot can be moved, and is still known by its temporary id', async () => {
  const { opened, letGo } = gate();
  const { press, written, tables } = open(undefined, (report) => opened.then(() => report));
  await screen.findByText('Chez 4');
  await press('créer');
  expect(await screen.findByText('Chez 4, 8')).toBeVisible();
  await press('prendre');
  await press('poser chez 9');
  expect(await screen.findByText('Chez 4, 9')).toBeVisible();
  expect(screen.getByText('pas encore enregistré')).toBeVisible();
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  letGo();
  expect(await screen.findByText('enregistré depuis')).toBeVisible();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ id: 41 }, { id: 42, salarieId: 9 }]));
  expect(written).toMatchObject([[{ action: 'create' }], [{ action: 'update', id: 42 }]]);
  await waitFor(() => expect(leaves()).toBe(true));
  expect(seen.slice(1)).toEqual(['Chez 4', 'Chez 4, 8', 'Chez 4, 9']);
});

it('a slot that was just stored can be moved before it is rendered again', async () => {
  const { press, tables } = open(undefined, (report) => Promise.resolve(report));
  await screen.findByText('Chez 4');
  await press('créer puis poser');
  expect(await screen.findByText('Chez 4, 9')).toBeVisible();
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ id: 41 }, { id: 42, salarieId: 9 }]));
});

it('a refused edit disappears, with all edits that followed it', async () => {
  const { opened, letGo } = gate();
  const { press, written } = open(undefined, () =>
    opened.then(() => ({ applied: false, rows: [{ index: 0, status: 'refused', message: 'Mois validé.' }] }) as never),
  );
  await screen.findByText('Chez 4');
  await press('créer');
  await screen.findByText('Chez 4, 8');
  await press('prendre');
  await press('poser chez 9');
  await screen.findByText('Chez 4, 9');
  letGo();
  expect(await screen.findByText('Chez 4')).toBeVisible();
  expect((await screen.findAllByText('Mois validé.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByText('défaire')).toBeDisabled());
  expect(screen.getByText('Chez 4')).toBeVisible();
  expect(written).toHaveLength(1);
});
