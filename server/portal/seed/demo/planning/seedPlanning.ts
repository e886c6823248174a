import { StructureAgences, Structures } from '../../../../../src/resources/schemas/structures';
import { applyRows } from '../../../../seed/applyRows';
import { createRandom, type Random } from '../../trade/random';
import type { DemoContext } from '../demoContext';
import { lastMonth, planDays, timesOn } from './planDays';
import { slotTypes, workersOf } from './planPlaces';
import { slotsOf, type Row } from './planRows';

/** People with a declared working time; the others work a full week. */
const DECLARED = 20;

/** Most work full-time, some four days; a few are new. */
async function seedWorkingTimes({ tenant, staff, now }: DemoContext, random: Random): Promise<void> {
  const { items: structures } = await tenant.store.list(Structures, { orderBy: 'id' });
  const { items: agencies } = await tenant.store.listAll(StructureAgences, { orderBy: 'id' });
  await applyRows(
    tenant,
    'TempsTravailSalaries',
    staff.slice(0, DECLARED).map((utilisateurId, index) => {
      const agency = agencies[index % Math.max(1, agencies.length)];
      const structureId = agency?.parentId ?? structures[0]?.id;
      return {
        utilisateurId,
        structureId,
        ...(agency && { agenceId: agency.id }),
        dateEntree: `${now.getUTCFullYear() - random.between(1, 9)}-0${random.between(1, 9)}-01`,
        ...(index % 5 === 4 && { mercredi: 0 }),
      };
    }),
  );
}

function requestsOf(
  staff: readonly number[],
  days: readonly number[],
  types: ReadonlyMap<string, number>,
  now: Date,
): Row[] {
  const people = staff.slice(3, 7);
  return people.map((utilisateurId, index) => ({
    utilisateurId,
    action: 'Ajout',
    ...timesOn(days[days.length - 2 - index] ?? 0, [17.5, 18.5]),
    typeCreneauId: types.get('ENTR'),
    motif: 'Un adhérent demande un entretien en fin de journée.',
    etat: 'EnAttente',
    // As requests come in, the first has waited longest.
    demandeLe: new Date(now.getTime() - (people.length - 1 - index) * 3_600_000).toISOString(),
  }));
}

/** Seeds working times, three months of slots, some validations of last month, and a few pending requests. */
export async function seedPlanning(context: DemoContext, companies: readonly number[], seed: number): Promise<void> {
  const { tenant, staff, now } = context;
  const random = createRandom(seed + 6);
  await seedWorkingTimes(context, random);
  const types = await slotTypes(tenant);
  const days = planDays(now);
  const workers = await workersOf(tenant, staff, companies, random);
  await applyRows(
    tenant,
    'creneaux',
    workers.flatMap((worker) => slotsOf(worker, days, types, random)),
  );
  const closing = days.at(-3);
  if (closing !== undefined)
    await applyRows(tenant, 'creneaux', [
      { isForSystem: true, typeCreneauId: types.get('REUN'), ...timesOn(closing, [16, 17]), texte: 'Réunion générale' },
    ]);
  await applyRows(tenant, 'demandesModificationsPlannings', requestsOf(staff, days, types, now));
  const months = staff.slice(0, 20).map((utilisateurId, index) => ({
    utilisateurId,
    moisAnnee: lastMonth(now),
    etat: index < 16 ? 'Acceptee' : 'EnAttente',
  }));
  await applyRows(tenant, 'validationsPlannings', months);
}
