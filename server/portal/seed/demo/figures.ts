import { applyBelow, type Above } from '../../../seed/applyBelow';
import { applyRows } from '../../../seed/applyRows';
import { dayFrom } from '../trade/days';
import { personName } from '../trade/people';
import { createRandom } from '../trade/random';
import type { DemoContext } from './demoContext';

const FOLDERS = 180;
/** Above the numbers of `folders.ts`. */
const FIRST_NUMBER = 500;
/** Number of reasons and people in charge: few, so that their groups are large enough to be shown. */
const FEW = 6;
/** Maximum age of a folder in days. */
const LONGEST_AGO = 690;

/** Older folders are mostly closed. */
function stateAfter(days: number, chance: (share: number) => boolean) {
  if (days < 25) return 'Ouvert';
  if (days < 60) return chance(0.5) ? 'EnCours' : 'Ouvert';
  if (chance(0.62)) return 'Clos';
  if (chance(0.3)) return 'SansSuite';
  return chance(0.6) ? 'Instruit' : 'EnCours';
}

/**
 * Seeds two years of folders and services for the statistics. They come last and use their own random numbers, so that
 * other rows do not depend on them.
 *
 * @param companies not those that tests examine individually
 */
export async function seedFigures(
  { tenant, now, staff, ids }: DemoContext,
  companies: readonly number[],
  seed: number,
): Promise<void> {
  const random = createRandom(seed);
  const themes = ids('Themes').slice(0, FEW);
  const people = staff.slice(0, FEW);
  const rows = Array.from({ length: FOLDERS }, (_, at) => {
    const days = random.between(1, LONGEST_AGO);
    const etat = stateAfter(days, (share) => random.chance(share));
    const { nom, prenom } = personName(random);
    const isEnded = etat === 'Clos' || etat === 'SansSuite';
    return {
      numero: `D-${now.getFullYear()}-${String(FIRST_NUMBER + at).padStart(4, '0')}`,
      nom,
      prenom,
      situationFamilialeId: random.pick(ids('SituationFamiliales')),
      entrepriseId: random.pick(companies),
      etat,
      motifId: random.pick(random.chance(0.6) ? themes.slice(0, 3) : themes),
      ...(random.chance(0.92) && { referentId: random.pick(people) }),
      dateOuverture: dayFrom(now, -days),
      ...(isEnded && { dateCloture: dayFrom(now, Math.min(0, random.between(20, 140) - days)) }),
    };
  });
  const folders = await applyRows(tenant, 'Dossiers', rows);
  await applyBelow(
    tenant,
    'Dossiers/{dossierId}/SituationProfessionnelles',
    folders.map((dossierId): Above => ({ dossierId })),
    () => [
      {
        dateDebut: dayFrom(now, -random.between(800, 5_000)),
        poste: random.pick(['Magasinier', 'Comptable', 'Aide à domicile', 'Technicienne de maintenance']),
        contrat: random.pick(['CDI', 'CDI', 'CDI', 'CDD', 'Interim'] as const),
        categorieSocioProId: random.pick(ids('CategoriesSocioPro').slice(0, FEW)),
      },
    ],
  );
  await applyBelow(
    tenant,
    'Entreprises/{entrepriseId}/prestations',
    companies.map((entrepriseId): Above => ({ entrepriseId })),
    () => {
      const start = random.between(-600, -40);
      return [
        {
          libelle: 'Permanence sociale sur site',
          unite: 'DemiJournee',
          annee: Number(dayFrom(now, start).slice(0, 4)),
          etat: random.pick(['Realisee', 'Realisee', 'EnCours'] as const),
          domaineId: random.pick(ids('Domaines').slice(0, FEW)),
          quantitePrevue: random.between(4, 24),
          dateDebut: dayFrom(now, start),
        },
      ];
    },
  );
}
