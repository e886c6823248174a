import { DemandesModifications } from '../../../../src/resources/schemas/demandesModifications';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { applyRows } from '../../../seed/applyRows';
import type { DemoContext } from './demoContext';
import { HOUR } from '../../../../src/resources/common/durations';

/** `person` is an index into the staff; `hours` is the age of the request. */
const REQUESTS = [
  { person: 3, champ: 'telephone', apres: '+33611223344', motif: 'J’ai changé d’opérateur.', hours: 4 },
  { person: 8, champ: 'ordinateur', apres: 'PC-214', motif: 'Poste remplacé lundi.', hours: 27 },
  { person: 14, champ: 'competencesAdditionnelles', apres: 'Sauveteur secouriste du travail (2026)', hours: 75 },
  { person: 21, champ: 'ordinateur', apres: 'Portable 15 pouces', hours: 190, reponse: 'Pas avant le budget de mars.' },
] as const;

/** Seeds requests to change people's records: some pending, one refused. */
export async function seedChangeRequests({ tenant, staff, now }: DemoContext): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  const rows = await Promise.all(
    REQUESTS.map(async ({ person, champ, apres, hours, ...words }) => {
      const utilisateurId = staff[person] ?? 0;
      const record = await tenant.store.get(Utilisateurs, utilisateurId);
      const isRefused = 'reponse' in words;
      return {
        utilisateurId,
        modifications: [{ champ, avant: record?.values[champ] ?? null, apres }],
        etat: isRefused ? 'Refusee' : 'EnAttente',
        demandeLe: before(hours),
        ...words,
        ...(isRefused && { traiteLe: before(hours - 20), traitePar: 'Administratrice' }),
      };
    }),
  );
  await applyRows(tenant, DemandesModifications.name, rows);
}
