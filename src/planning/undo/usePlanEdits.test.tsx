import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memoryChanges, type Tables } from '../../../test/support/memoryChanges';
import { renderPage } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import type { ChangeReport, ChangeRequest, ChangeRun } from '../../resources/changes/changes';
import { EXTENSIONS, type Extension } from '../../resources/protocol/extensions';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { BLANK_SLOT } from '../core/slot';
import { createRegistry } from '../../resources/registry/registry';
import { merged } from '../data/overlay';
import { useSlots } from '../data/useSlots';
import { useWaitingWrites } from '../../resources/views/page/useWaitingWrites';
import { EditNotice } from './EditNotice';
import { usePlanEdits } from './usePlanEdits';
import { HOUR } from '../../resources/common/durations';

const registry = createRegistry(schemas);
const START = Date.parse('2026-11-23T08:00:00Z');
const DAY = dayIndexOfText('2026-11-23');
const DAYS = { first: DAY, last: DAY };
const iso = (time: number) => new Date(time).toISOString();
const stored = (id: number, salarieId: number) => ({
  id,
  version: 4,
  salarieId,
  typeCreneauId: 2,
  debut: iso(START),
  fin: iso(START + HOUR),
});

const WITHOUT_HISTORY = EXTENSIONS.filter((name) => name !== 'history');

beforeEach(() => {
  windowOfWidth(1440);
  seen = [];
});
afterEach(() => act(() => onlineManager.setOnline(true)));
const to9 = { kind: 'move', salarieId: 9, start: START + HOUR, end: START + 2 * HOUR } as const;

let seen: string[] = [];

const MADE = { ...BLANK_SLOT, salarieId: 8, typeCreneauId: 2, start: START + HOUR, end: START + 2 * HOUR };

/** A plan that shows the person of each slot, with a button per gesture. */
function Plan() {
  const { months } = useSlots(DAYS, DAYS, undefined, true);
  const slots = useMemo(() => merged(months), [months]);
  const edits = usePlanEdits(slots, undefined);
  const waiting = useWaitingWrites();
  const id = slots[0]?.id ?? 0;
  const move = (salarieId: number) =>
    void edits.apply([{ kind: 'move', slotId: id, salarieId, start: START, end: START + HOUR }]);
  // A drag that began with a new slot still uses its temporary id.
  const [held, hold] = useState<number>();
  const last = useRef(0);
  useEffect(() => {
    last.current = slots.at(-1)?.id ?? 0;
  }, [slots]);
  const createAndMove = () =>
    void edits.apply([{ kind: 'create', slot: MADE }]).then(() => edits.apply([{ ...to9, slotId: last.current }]));
  const words = slots.length > 0 ? `Chez ${slots.map(({ salarieId }) => salarieId).join(', ')}` : 'Rien';
  useEffect(() => {
    seen.push(words);
  }, [words]);
  return (
    <>
      <p>{words}</p>
      <p>{`${waiting} en attente`}</p>
      <button onClick={() => move(5)}>vers 5</button>
      <button onClick={() => move(6)}>vers 6</button>
      <button onClick={() => void edits.apply([{ kind: 'delete', slotId: id }])}>supprimer</button>
      <button onClick={() => void edits.apply([{ kind: 'create', slot: MADE }])}>créer</button>
      <button onClick={createAndMove}>créer puis poser</button>
      <button onClick={() => hold(slots.at(-1)?.id)}>prendre</button>
      <button onClick={() => held && void edits.apply([{ ...to9, slotId: held }])}>poser chez 9</button>
      {held !== undefined && <p>{held === edits.idOf(held) ? 'pas encore enregistré' : 'enregistré depuis'}</p>}
      <button disabled={!edits.undo} onClick={edits.undo}>
        défaire
      </button>
      <button disabled={!edits.redo} onClick={edits.redo}>
        refaire
      </button>
      {edits.meanwhile && <p>{`trop tard pour ${edits.meanwhile.before.map((slot) => slot.id).join(', ')}`}</p>}
      <button onClick={() => edits.settle(true)}>insister</button>
      <EditNotice notice={edits.notice} onUndo={edits.undo} onClose={edits.dismiss} />
    </>
  );
}

/** The requests that read a month's slots, with the API's extensions and without. */
const SLOT_READINGS = ['GET planning/creneaux', 'POST creneaux/search'];

/** @param answer transforms the responses to writes */
function open(extensions?: readonly Extension[], answer?: (report: ChangeReport) => Promise<ChangeReport>) {
  const tables: Tables = { creneaux: [stored(41, 4)] };
  const written: (readonly ChangeRequest[])[] = [];
  const { applyChanges } = memoryChanges(registry, tables, () => undefined);
  const rendered = renderPage({
    page: <Plan />,
    registry,
    extensions,
    rights: ['PLANNING_ADMIN:admin'],
    answers: (line) => (SLOT_READINGS.includes(line) ? { items: tables.creneaux } : null),
    tables,
    ...(answer && {
      calls: {
        applyChanges: async (changes: readonly ChangeRequest[], run: ChangeRun) => {
          written.push(changes);
          const report = await answer(await applyChanges(changes, run));
          return extensions === WITHOUT_HISTORY ? { applied: report.applied, rows: report.rows } : report;
        },
      },
    }),
  });
  const { calls } = rendered.data;
  const press = (name: string) => rendered.user.click(screen.getByText(name));
  const runs = () =>
    calls
      .filter(({ method }) => method === 'applyChanges' || method === 'revertChanges')
      .map(({ method, params }) => (method === 'applyChanges' ? params.changes : params.id));
  return { tables, calls, press, runs, written };
}

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
  expect(await screen.findByText('Action annulée.')).toBeVisible();
  await press('défaire');
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 4 }]));
  expect(screen.getByText('Chez 4')).toBeVisible();
  expect(screen.getByText('défaire')).toBeDisabled();
  await press('refaire');
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 5 }]));
  expect(runs().slice(2)).toEqual([2, 1, 4]);
});

it('without a network, edits are shown, counted as waiting, and stored in their order once it is back', async () => {
  const { press, runs, tables } = open();
  await screen.findByText('Chez 4');
  act(() => onlineManager.setOnline(false));
  await press('vers 5');
  await press('vers 6');
  expect(screen.getByText('Chez 6')).toBeVisible();
  expect(await screen.findByText('2 en attente')).toBeVisible();
  expect(runs()).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ id: 41, salarieId: 6, version: 6 }]));
  expect(await screen.findByText('Créneau déplacé.')).toBeVisible();
  expect(screen.getByText('Chez 6')).toBeVisible();
  expect(screen.getByText('0 en attente')).toBeVisible();
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
  expect(await screen.findByText('Action rétablie.')).toBeVisible();
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
