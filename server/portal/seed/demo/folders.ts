import { applyBelow, type Above } from '../../../seed/applyBelow';
import { applyRows } from '../../../seed/applyRows';
import { dayFrom } from '../trade/days';
import { personName } from '../trade/people';
import { telephone } from '../trade/places';
import type { DemoContext } from './demoContext';

const FOLDERS = 60;
const REQUESTS = [
  'Souhaite être accompagnée dans sa reprise de travail à temps partiel.',
  'Difficultés de logement après une mutation.',
  'Demande d’information sur la retraite progressive.',
  'Situation de surendettement, premier rendez-vous.',
] as const;
const NOTES = [
  'Entretien téléphonique, pièces demandées.',
  'Rendez-vous sur site, dossier complet.',
  'Contact pris avec la CPAM, réponse sous quinze jours.',
] as const;

/** Folders of beneficiaries with their professional situation and notes. */
export async function seedFolders(context: DemoContext, companies: readonly number[]): Promise<void> {
  const { tenant, random, now, staff, ids } = context;
  const opened = Array.from({ length: FOLDERS }, () => -random.between(1, 700));
  const folders = await applyRows(
    tenant,
    'Dossiers',
    opened.map((days, index) => {
      const { nom, prenom } = personName(random);
      const etat = random.pick(['Ouvert', 'EnCours', 'EnCours', 'Instruit', 'Clos'] as const);
      return {
        numero: `D-${now.getFullYear()}-${String(index + 1).padStart(4, '0')}`,
        nom,
        prenom,
        dateNaissance: dayFrom(now, -random.between(8_000, 22_000)),
        situationFamilialeId: random.pick(ids('SituationFamiliales')),
        telephone: telephone(random, true),
        entrepriseId: random.pick(companies),
        etat,
        motifId: random.pick(ids('Themes')),
        referentId: random.pick(staff),
        dateOuverture: dayFrom(now, days),
        ...(etat === 'Clos' && { dateCloture: dayFrom(now, Math.min(0, days + 90)) }),
        demande: random.pick(REQUESTS),
      };
    }),
  );
  const above = folders.map((dossierId): Above => ({ dossierId }));
  await applyBelow(tenant, 'Dossiers/{dossierId}/SituationProfessionnelles', above, () => [
    {
      dateDebut: dayFrom(now, -random.between(800, 5_000)),
      poste: random.pick([
        'Préparatrice de commandes',
        'Chauffeur-livreur',
        'Aide-soignante',
        'Opérateur de production',
      ]),
      contrat: random.pick(['CDI', 'CDD', 'Interim'] as const),
      categorieSocioProId: random.pick(ids('CategoriesSocioPro')),
      tempsTravailId: random.pick(ids('TempsTravail')),
      horaireId: random.pick(ids('Horaires')),
    },
  ]);
  await applyBelow(tenant, 'Dossiers/{dossierId}/Notes', above, (at) =>
    Array.from({ length: random.between(0, 3) }, () => ({
      date: dayFrom(now, random.between(opened[at] ?? 0, 0)),
      auteurId: random.pick(staff),
      contenu: random.pick(NOTES),
    })),
  );
}
