import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { enumeration } from '../fields/enumeration/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { naf } from '../fields/naf/kind';
import { reference } from '../fields/reference/kind';
import { siren } from '../fields/siren/kind';
import { siret } from '../fields/siret/kind';
import type { Words } from '../language/words';
import { code } from './common';
import { ADDRESS, addressFields } from './commonAdresses';
import { COMPANY_PLANNINGS, COMPANY_RIGHTS } from './commonEntreprises';
import { COMPANY_PLAN } from './commonPlanning';
import { ADDRESS_SECTION, nom, reachFields } from './commonOrganisations';
import { COMPANY_SUMMARY, COMPANY_TABS } from './entreprisesPage';

/** A member of the organisation's staff who looks after the company. */
const inCharge = (label: Words, help: Words) => reference({ label, help, resource: 'Utilisateurs' });

export const Entreprises = defineResource({
  ...COMPANY_RIGHTS,
  name: 'Entreprises',
  contract: true,
  label: {
    one: ['Adhérent', 'Member', 'Mitglied', 'Aderente'],
    many: ['Adhérents', 'Members', 'Mitglieder', 'Aderentes'],
    new: ['Nouvel adhérent', 'New member', 'Neues Mitglied', 'Novo aderente'],
  },
  help: [
    'Les entreprises adhérentes, leur statut et leurs intervenants.',
    'The member companies, their status and who looks after them.',
    'Die Mitgliedsunternehmen, ihr Status und ihre Betreuer.',
    'As empresas aderentes, o seu estado e os seus intervenientes.',
  ],
  icon: 'company',
  scope: { company: 'id' },
  menu: {
    group: 'adherents',
    order: 1,
    synonyms: [
      'entreprise client société établissement',
      'company companies client customer business',
      'Unternehmen Firma Kunde Betrieb',
      'empresa cliente sociedade estabelecimento',
    ],
  },
  path: '/adherents',
  fields: {
    code: code('ADH-00121'),
    nom: nom(),
    statut: enumeration({
      label: ['Statut', 'Status', 'Status', 'Estado'],
      required: true,
      initial: 'Prospect',
      options: [
        { value: 'Prospect', label: ['Prospect', 'Prospect', 'Interessent', 'Potencial'], status: 'info' },
        { value: 'Actif', label: ['Actif', 'Active', 'Aktiv', 'Ativo'], status: 'success' },
        { value: 'Suspendu', label: ['Suspendu', 'Suspended', 'Ausgesetzt', 'Suspenso'], status: 'warning' },
        { value: 'Radie', label: ['Radié', 'Struck off', 'Ausgeschieden', 'Excluído'], status: 'danger' },
      ],
    }),
    effectif: integer({
      label: ['Effectif', 'Headcount', 'Beschäftigte', 'Efetivo'],
      help: [
        'Nombre de salariés couverts par l’adhésion.',
        'Number of employees whom the membership covers.',
        'Zahl der Beschäftigten, die von der Mitgliedschaft erfasst sind.',
        'Número de trabalhadores abrangidos pela adesão.',
      ],
      min: 0,
    }),
    siren: siren({ label: ['SIREN', 'SIREN', 'SIREN', 'SIREN'] }),
    siret: siret({
      label: ['SIRET du siège', 'SIRET of the head office', 'SIRET des Hauptsitzes', 'SIRET da sede'],
      unique: true,
    }),
    codeNaf: naf({ label: ['Code NAF', 'NAF code', 'NAF-Code', 'Código NAF'] }),
    secteurActiviteId: reference({
      label: ['Secteur d’activité', 'Activity sector', 'Wirtschaftszweig', 'Setor de atividade'],
      resource: 'SecteursActivites',
    }),
    brancheId: reference({
      label: ['Branche', 'Trade branch', 'Berufszweig', 'Ramo profissional'],
      resource: 'Branches',
    }),
    regionId: reference({ label: ['Région', 'Region', 'Region', 'Região'], resource: 'Regions' }),
    ...addressFields(),
    ...reachFields(),
    responsableId: inCharge(
      ['Responsable du suivi', 'Person in charge', 'Zuständige Person', 'Responsável pelo acompanhamento'],
      [
        'La personne qui répond de la relation avec l’adhérent.',
        'The person who answers for the relationship with the member.',
        'Die Person, die für die Beziehung zum Mitglied einsteht.',
        'A pessoa que responde pela relação com o aderente.',
      ],
    ),
    suppleantId: inCharge(
      ['Suppléant', 'Deputy', 'Vertretung', 'Suplente'],
      [
        'Prend le relais en l’absence du responsable.',
        'Takes over when the person in charge is away.',
        'Übernimmt, wenn die verantwortliche Person abwesend ist.',
        'Assume na ausência do responsável.',
      ],
    ),
    gestionnaireId: inCharge(
      ['Gestionnaire administratif', 'Administrator', 'Sachbearbeitung', 'Gestor administrativo'],
      [
        'Tient les contrats et la facturation à jour.',
        'Keeps contracts and invoicing up to date.',
        'Pflegt Verträge und Abrechnung.',
        'Mantém os contratos e a faturação em dia.',
      ],
    ),
    dateAdhesion: date({ label: ['Date d’adhésion', 'Member since', 'Mitglied seit', 'Data de adesão'] }),
    dateRadiation: date({ label: ['Date de radiation', 'Member until', 'Mitglied bis', 'Data de exclusão'] }),
    dateDerniereVisite: date({
      label: ['Dernière visite', 'Last visit', 'Letzter Besuch', 'Última visita'],
      help: [
        'Actualisée par une information additionnelle qui le demande.',
        'Updated by additional information that asks for it.',
        'Wird durch eine Zusatzinformation aktualisiert, die es verlangt.',
        'Atualizada por uma informação adicional que o pede.',
      ],
      readOnly: true,
    }),
    commentaire: longText({
      label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'],
      maxLength: 5000,
    }),
  },
  representation: 'nom',
  search: ['nom', 'code', 'siret', 'codePostal', 'ville'],
  list: {
    columns: ['nom', 'code', 'statut', 'ville', 'effectif', 'responsableId', 'dateAdhesion'],
    sort: { field: 'nom', order: 'ASC' },
    filters: [
      'statut',
      'responsableId',
      'secteurActiviteId',
      'brancheId',
      'regionId',
      'codePostal',
      'ville',
      'effectif',
      'codeNaf',
      'dateAdhesion',
      'dateRadiation',
    ],
    map: { postcode: 'codePostal' },
    filtersBelow: [
      'Entreprises/{entrepriseId}/contrats',
      'Entreprises/{entrepriseId}/sites',
      'Entreprises/{entrepriseId}/contacts',
    ],
  },
  sections: [
    {
      label: ['Identité', 'Identity', 'Identität', 'Identidade'],
      fields: ['code', 'nom', 'statut', 'effectif', 'siren', 'siret'],
    },
    {
      label: ['Activité', 'Activity', 'Tätigkeit', 'Atividade'],
      fields: ['codeNaf', 'secteurActiviteId', 'brancheId', 'regionId'],
    },
    ADDRESS_SECTION,
    {
      label: ['Suivi', 'Follow-up', 'Betreuung', 'Acompanhamento'],
      fields: [
        'responsableId',
        'suppleantId',
        'gestionnaireId',
        'dateAdhesion',
        'dateRadiation',
        'dateDerniereVisite',
        'commentaire',
      ],
    },
  ],
  periods: [{ from: 'dateAdhesion', to: 'dateRadiation' }],
  counted: [
    [
      'dateAdhesion',
      'dateRadiation',
      'statut',
      'effectif',
      'brancheId',
      'regionId',
      'secteurActiviteId',
      'responsableId',
    ],
  ],
  parameters: {
    PertinentOnly: {
      label: [
        'Adhésions en cours seulement',
        'Current memberships only',
        'Nur laufende Mitgliedschaften',
        'Só adesões em vigor',
      ],
      whenTrue: { field: 'statut', operator: 'in', value: ['Actif', 'Suspendu'] },
    },
    SortStatut: {
      label: ['Par statut', 'By status', 'Nach Status', 'Por estado'],
      sorts: { field: 'statut', order: 'ASC' },
    },
  },
  links: {
    IntervenantId: {
      label: ['Intervenant', 'Looked after by', 'Betreut von', 'Interveniente'],
      resource: COMPANY_PLANNINGS,
      here: 'entrepriseId',
      there: 'utilisateurId',
    },
  },
  tabGroups: COMPANY_TABS,
  summary: COMPANY_SUMMARY,
  plan: COMPANY_PLAN,
  address: ADDRESS,
});
