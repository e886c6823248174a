import type { Registry } from '../../../../src/resources/registry/registry';
import type { Tenant } from '../../../tenants';
import { applyBelow } from '../../../seed/applyBelow';
import { applyRows } from '../../../seed/applyRows';
import { portalRights } from '../portalRights';
import { ensureFunctions, ensureRights } from '../../../seed/ensureFunctions';
import { emailOf, personName } from '../trade/people';
import { telephone } from '../trade/places';
import type { Random } from '../trade/random';
import { demoFunctions } from './functions';

const STAFF = 57;

const PROFESSIONS = ['ASSISTANT_SOCIAL', 'CONSULTANT', 'INFIRMIER', 'PSYCHOLOGUE'] as const;
const TEAMS = [
  ['NORD-LITTORAL', 'Littoral', 'Dunkerque, Calais et Boulogne'],
  ['METROPOLE', 'Métropole', 'Lille, Roubaix et Tourcoing'],
  ['HAINAUT', 'Hainaut', 'Valenciennes et Maubeuge'],
  ['ARTOIS', 'Artois', 'Arras, Lens et Béthune'],
  ['SANTE', 'Santé au travail', 'Infirmiers et psychologues du réseau'],
] as const;
const GROUPS = [
  ['COMDIR', 'Comité de direction', 'Reçoit les informations confidentielles.'],
  ['REFERENTS-FASTT', 'Référents FASTT', 'Suivent les partenaires de l’intérim.'],
  ['ASTREINTE', 'Astreinte', 'Répond en dehors des heures d’ouverture.'],
  ['FORMATEURS', 'Formateurs internes', 'Animent les ateliers et les formations.'],
] as const;
const SKILLS = [
  ['DROIT-TRAVAIL', 'Droit du travail'],
  ['SURENDETTEMENT', 'Surendettement'],
  ['RPS', 'Risques psychosociaux'],
  ['HANDICAP', 'Maintien dans l’emploi et handicap'],
  ['LOGEMENT', 'Logement et mobilité'],
] as const;
const LEVELS = ['Debutant', 'Confirme', 'Expert', 'Formateur'] as const;

const named = ([code, libelle, description]: readonly [string, string, string?]) => ({ code, libelle, description });

/** Seeds people with their functions, teams, groups and skills. @returns their ids */
export async function seedStaff(
  tenant: Tenant,
  random: Random,
  registry: Pick<Registry, 'visible'>,
): Promise<readonly number[]> {
  const staff = await applyRows(
    tenant,
    'Utilisateurs',
    Array.from({ length: STAFF }, (_, index) => {
      const person = personName(random);
      const email = emailOf({ ...person, nom: `${person.nom} ${tenant.id}` }, `equipe${index + 1}`);
      return {
        nom: person.nom,
        prenom: person.prenom,
        email,
        emailProfessionnel: email,
        telephone: telephone(random, true),
        matricule: `M${String(index + 1).padStart(4, '0')}`,
        emailConfirmed: true,
        voitureSociete: index % 3 === 0,
        ordinateur: `PC-${String(100 + index)}`,
        utilisateurMasquee: index % 29 === 28,
        isPrivateMember: index === 40,
        accesRessifnetASST: index % 4 === 0,
        accesRessifnetFASTT: index % 10 === 0,
      };
    }),
  );
  const functions = await ensureFunctions(
    tenant,
    demoFunctions(registry),
    await ensureRights(tenant, portalRights(registry)),
  );
  await applyRows(
    tenant,
    'IdentiteFonctions',
    staff.map((identityId, index) => ({
      identityId,
      fonctionId: functions.get(PROFESSIONS[index % PROFESSIONS.length] ?? ''),
    })),
  );
  await seedTogether(tenant, random, staff);
  return staff;
}

async function seedTogether(tenant: Tenant, random: Random, staff: readonly number[]): Promise<void> {
  const teams = await applyRows(tenant, 'Equipes', TEAMS.map(named));
  const size = Math.ceil(staff.length / teams.length);
  await applyBelow(
    tenant,
    'Equipes/{equipeId}/membres',
    teams.map((equipeId) => ({ equipeId })),
    (at) => staff.slice(at * size, (at + 1) * size).map((membreId, index) => ({ membreId, responsable: index === 0 })),
  );
  const groups = await applyRows(tenant, 'Groupes', GROUPS.map(named));
  await applyBelow(
    tenant,
    'Groupes/{groupeId}/membres',
    groups.map((groupeId) => ({ groupeId })),
    () => random.several(staff, random.between(4, 12)).map((membreId) => ({ membreId })),
  );
  const skills = await applyRows(tenant, 'Competences', SKILLS.map(named));
  await applyBelow(
    tenant,
    'Competences/{competenceId}/membres',
    skills.map((competenceId) => ({ competenceId })),
    () =>
      random
        .several(staff, random.between(5, 15))
        .map((membreId) => ({ membreId, Note: random.between(1, 5), Categorie: random.pick(LEVELS) })),
  );
}
