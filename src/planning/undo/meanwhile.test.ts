import { expect, it } from 'vitest';
import type { Slot } from '../core/slot';
import { insisted, wantedOf } from './meanwhile';
import { HOUR } from '../../resources/common/durations';

const slot = (id: number): Slot => ({
  id,
  version: 3,
  salarieId: 1,
  entrepriseId: 7,
  siteId: null,
  prestationId: null,
  typeCreneauId: 2,
  sousTypeCreneauId: null,
  start: 0,
  end: HOUR,
  texte: 'Visite',
  etat: 'Prevu',
  isForSystem: false,
  periodiciteId: 9,
  simulationId: null,
  origineId: null,
  origineVersion: null,
  retire: false,
});
const move = { kind: 'move', slotId: 4, salarieId: 2, start: HOUR, end: 2 * HOUR } as const;

it('the intended change of a slot is described', () => {
  expect(wantedOf([move], slot(4))).toMatchObject({ salarieId: 2, start: HOUR, texte: 'Visite' });
  expect(wantedOf([{ kind: 'delete', slotId: 4 }], slot(4))).toBeNull();
  expect(wantedOf([{ kind: 'update', slotId: 4, values: { texte: 'Autre' } }], slot(4))?.texte).toBe('Autre');
});

it('an edit is repeated if the slot still exists', () => {
  expect(insisted({ edits: [move], before: [slot(4)] }, () => true)).toEqual([move]);
});

it('a slot deleted meanwhile is recreated at its destination, complete and outside its series', () => {
  const [made] = insisted({ edits: [move], before: [slot(4)] }, () => false);
  expect(made).toMatchObject({
    kind: 'create',
    slot: { salarieId: 2, start: HOUR, entrepriseId: 7, texte: 'Visite', periodiciteId: null },
  });
  expect(insisted({ edits: [{ kind: 'delete', slotId: 4 }], before: [slot(4)] }, () => false)).toEqual([]);
});
