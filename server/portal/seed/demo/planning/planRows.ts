import { weekdayOf } from '../../../../../src/resources/fields/shared/zone';
import type { Random } from '../../trade/random';
import { activitiesOn, timesOn } from './planDays';

export type Row = Readonly<Record<string, unknown>>;

/** Probability that a person's leave begins on a given day. */
const ON_LEAVE = 0.03;
const TEXTS = [
  'Salle de réunion du rez-de-chaussée',
  'Prévoir les plaquettes',
  'Accès par l’arrière du bâtiment',
] as const;

export interface Worker {
  readonly id: number;
  readonly companies: readonly { readonly id: number; readonly siteId?: number | undefined }[];
}

/** The slots of a person. @param types ids of the slot types by code */
export function slotsOf(
  worker: Worker,
  days: readonly number[],
  types: ReadonlyMap<string, number>,
  random: Random,
): Row[] {
  const rows: Row[] = [];
  let leaveUntil = 0;
  for (const day of days) {
    if (day > leaveUntil && random.chance(ON_LEAVE)) leaveUntil = day + random.pick([0, 0, 1, 4]);
    const own = { salarieId: worker.id };
    if (day <= leaveUntil) {
      rows.push({ ...own, typeCreneauId: types.get('CONG'), ...timesOn(day, [9, 17]), etat: 'Confirme' });
      continue;
    }
    for (const [code, hours] of activitiesOn(random, weekdayOf(day))) {
      const company = code === 'REUN' ? undefined : random.pick(worker.companies);
      rows.push({
        ...own,
        typeCreneauId: types.get(code),
        ...timesOn(day, hours),
        ...(company && { entrepriseId: company.id, siteId: company.siteId ?? null }),
        ...(random.chance(0.15) && { texte: random.pick(TEXTS) }),
        etat: random.chance(0.4) ? 'Confirme' : 'Prevu',
      });
    }
  }
  return rows;
}
