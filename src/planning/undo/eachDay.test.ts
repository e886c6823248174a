import { expect, it } from 'vitest';
import { instantOf } from '../../resources/fields/shared/zone';
import type { Slot } from '../core/slot';
import { eachDayEdits, isResize } from './eachDay';
import type { PageEdit } from './steps';

const at = (text: string) => instantOf(Date.parse(`${text.replace(' ', 'T')}:00Z`));
const slot: Slot = {
  id: 4,
  version: 2,
  salarieId: 7,
  entrepriseId: 12,
  siteId: null,
  prestationId: null,
  typeCreneauId: 2,
  sousTypeCreneauId: null,
  // A Friday.
  start: at('2026-11-06 09:00'),
  end: at('2026-11-06 16:00'),
  texte: 'Salle 1',
  etat: 'Prevu',
  isForSystem: false,
  periodiciteId: 3,
  simulationId: null,
  origineId: null,
  origineVersion: null,
  retire: false,
};
const until = (end: string): PageEdit => ({ kind: 'move', slotId: 4, salarieId: 7, start: slot.start, end: at(end) });

it('a slot per working day is offered for a slot extended over several days', () => {
  const [back, ...copies] = eachDayEdits(slot, until('2026-11-10 16:00')) ?? [];
  expect(back).toEqual({ kind: 'move', slotId: 4, salarieId: 7, start: slot.start, end: slot.end });
  expect(copies.map((edit) => edit.kind === 'create' && [edit.slot.start, edit.slot.end])).toEqual([
    [at('2026-11-09 09:00'), at('2026-11-09 16:00')],
    [at('2026-11-10 09:00'), at('2026-11-10 16:00')],
  ]);
  expect(copies[0]).toMatchObject({ slot: { entrepriseId: 12, texte: 'Salle 1', salarieId: 7, periodiciteId: null } });
});

it('nothing is offered for slots within a day, moved, or already over several days', () => {
  expect(eachDayEdits(slot, until('2026-11-06 18:00'))).toBeUndefined();
  expect(eachDayEdits({ ...slot, end: at('2026-11-07 16:00') }, until('2026-11-10 16:00'))).toBeUndefined();
  const moved: PageEdit = {
    kind: 'move',
    slotId: 4,
    salarieId: 7,
    start: at('2026-11-09 09:00'),
    end: at('2026-11-09 16:00'),
  };
  expect(eachDayEdits(slot, moved)).toBeUndefined();
  expect([isResize(slot, until('2026-11-06 18:00')), isResize(slot, moved)]).toEqual([true, false]);
});
