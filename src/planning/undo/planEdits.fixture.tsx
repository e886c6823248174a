import { screen } from '@testing-library/react';
import { useEffect, useMemo, useRef, useState } from 'react';
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
export const stored = (id: number, salarieId: number) => ({
  id,
  version: 4,
  salarieId,
  typeCreneauId: 2,
  debut: iso(START),
  fin: iso(START + HOUR),
});

export const WITHOUT_HISTORY = EXTENSIONS.filter((name) => name !== 'history');

const to9 = { kind: 'move', salarieId: 9, start: START + HOUR, end: START + 2 * HOUR } as const;

/** What the plan showed, in order. */
export const seen: string[] = [];

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
export function open(extensions?: readonly Extension[], answer?: (report: ChangeReport) => Promise<ChangeReport>) {
  // Not in a hook of this module: files of one worker share it, and only the first would have the hook.
  windowOfWidth(1440);
  seen.length = 0;
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
