import { defineResource } from '../defineResource';
import { enumeration } from '../fields/enumeration/kind';
import { reference } from '../fields/reference/kind';
import type { Words } from '../language/words';
import { COMPANY_PLANNINGS, OF_A_COMPANY } from './commonEntreprises';

/** Who looks after a company, and as what. */

const TYPES = [
  { value: 'Assistant', label: ['Assistant social', 'Social worker', 'Sozialarbeit', 'Assistente social'] },
  { value: 'Consultant', label: ['Consultant', 'Consultant', 'Beratung', 'Consultor'] },
  { value: 'Infirmier', label: ['Infirmier', 'Nurse', 'Pflege', 'Enfermeiro'] },
  { value: 'Psychologue', label: ['Psychologue', 'Psychologist', 'Psychologie', 'Psicólogo'] },
] as const;

const utilisateurId = () =>
  reference({
    label: ['Intervenant', 'Staff member', 'Betreuende Person', 'Interveniente'],
    resource: 'Utilisateurs',
    required: true,
    immutable: true,
  });

export const EntreprisePlannings = defineResource({
  ...OF_A_COMPANY,
  name: COMPANY_PLANNINGS,
  contract: true,
  label: {
    one: ['Planning', 'Schedule', 'Planung', 'Planeamento'],
    many: ['Plannings', 'Schedules', 'Planungen', 'Planeamentos'],
    new: ['Nouveau planning', 'New schedule', 'Neue Planung', 'Novo planeamento'],
  },
  help: [
    'Les personnes qui suivent l’adhérent et leur rôle auprès de lui.',
    'The people who look after the member, and in which role.',
    'Die Personen, die das Mitglied betreuen, und ihre Rolle.',
    'As pessoas que acompanham o aderente e o seu papel.',
  ],
  icon: 'planning',
  path: '/adherents/{entrepriseId}/plannings',
  fields: {
    utilisateurId: utilisateurId(),
    typePlanning: enumeration({ label: ['Rôle', 'Role', 'Rolle', 'Papel'], required: true, options: TYPES }),
  },
  representation: ['utilisateurId', 'typePlanning'],
  search: ['utilisateurId'],
  list: { columns: ['utilisateurId', 'typePlanning'], sort: { field: 'typePlanning', order: 'ASC' } },
  operations: { listing: 'extension' },
  unique: [['utilisateurId', 'typePlanning']],
  owned: true,
  tab: { group: 'suivi', order: 5 },
});

type Role = (typeof TYPES)[number]['value'];

/** Those of a company's staff with one role; the contract names the collection by its plural. */
const ofRole = (role: Role, order: number, label: { readonly one: Words; readonly many: Words }) =>
  defineResource({
    ...OF_A_COMPANY,
    name: `Entreprises/{entrepriseId}/${role}s`,
    contract: true,
    label,
    icon: 'user',
    path: `/adherents/{entrepriseId}/${role.toLowerCase()}s`,
    fields: { utilisateurId: utilisateurId() },
    representation: 'utilisateurId',
    search: ['utilisateurId'],
    list: { columns: ['utilisateurId'], sort: { field: 'utilisateurId', order: 'ASC' } },
    view: { resource: COMPANY_PLANNINGS, where: { field: 'typePlanning', operator: 'equals', value: role } },
    tab: { group: 'suivi', order },
  });

export const EntrepriseAssistants = ofRole('Assistant', 1, {
  one: ['Assistant social', 'Social worker', 'Fachkraft für Sozialarbeit', 'Assistente social'],
  many: ['Assistants sociaux', 'Social workers', 'Fachkräfte für Sozialarbeit', 'Assistentes sociais'],
});

export const EntrepriseConsultants = ofRole('Consultant', 2, {
  one: ['Consultant', 'Consultant', 'Beratende Person', 'Consultor'],
  many: ['Consultants', 'Consultants', 'Beratende', 'Consultores'],
});

export const EntrepriseInfirmiers = ofRole('Infirmier', 3, {
  one: ['Infirmier', 'Nurse', 'Pflegefachkraft', 'Enfermeiro'],
  many: ['Infirmiers', 'Nurses', 'Pflegefachkräfte', 'Enfermeiros'],
});

export const EntreprisePsychologues = ofRole('Psychologue', 4, {
  one: ['Psychologue', 'Psychologist', 'Psychologische Fachkraft', 'Psicólogo'],
  many: ['Psychologues', 'Psychologists', 'Psychologische Fachkräfte', 'Psicólogos'],
});
