import { BLANK_SLOT, type PlanPerson } from '../../core/slot';
import { instantOf } from '../../../resources/fields/shared/zone';
import type { Plan, PlanSlot } from '../../model/plan';

/** Small plans for tests. */

/** The instant at which the clocks of Paris show `2026-11-03 09:00`. */
export const at = (wall: string): number => instantOf(Date.parse(`${wall.replace(' ', 'T')}:00Z`));

export const person = (id: number, name: string, more: Partial<PlanPerson> = {}): PlanPerson => ({
  id,
  name,
  structureId: null,
  agenceId: null,
  equipesId: [],
  hours: [7, 7, 7, 7, 7, 0, 0],
  dateEntree: null,
  dateSortie: null,
  ...more,
});

export const slot = (
  id: number,
  salarieId: number,
  from: string,
  to: string,
  more: Partial<PlanSlot> = {},
): PlanSlot => ({
  ...BLANK_SLOT,
  id,
  salarieId,
  entrepriseId: 1,
  typeCreneauId: 1,
  start: at(from),
  end: at(to),
  title: `Adhérent ${id}`,
  colour: '#1e88e5',
  isWork: true,
  ...more,
});

export const planOf = (
  people: readonly PlanPerson[],
  slots: readonly PlanSlot[],
  validated: readonly string[] = [],
): Plan => ({
  people,
  slots,
  types: new Map([
    [1, { id: 1, libelle: 'Visite', couleur: '#1e88e5', duree: 60, compteTravail: true }],
    [2, { id: 2, libelle: 'Congés', couleur: '#8e24aa', duree: null, compteTravail: false }],
  ]),
  holidays: 'metropole',
  validated: new Set(validated),
});
