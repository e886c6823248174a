import { defineResource } from '../defineResource';
import { email } from '../fields/email/kind';
import { enumeration } from '../fields/enumeration/kind';
import { telephone } from '../fields/telephone/kind';
import { text } from '../fields/text/kind';
import {
  actif,
  ACTIF_ONLY,
  code,
  description,
  libelle,
  MAINTAINED_BY_EXTENSION,
  PLAIN_LIST,
  plainFields,
} from './common';

export const TypesInterventionCollective = defineResource({
  ...PLAIN_LIST,
  name: 'TypesInterventionCollective',
  contract: true,
  label: {
    one: [
      'Type d’intervention collective',
      'Collective intervention type',
      'Art der Gruppenmaßnahme',
      'Tipo de intervenção coletiva',
    ],
    many: [
      'Types d’intervention collective',
      'Collective intervention types',
      'Arten von Gruppenmaßnahmen',
      'Tipos de intervenção coletiva',
    ],
    new: [
      'Nouveau type d’intervention collective',
      'New collective intervention type',
      'Neue Art der Gruppenmaßnahme',
      'Novo tipo de intervenção coletiva',
    ],
  },
  icon: 'intervention',
  rights: 'TYPES_INTERVENTION_COLLECTIVE',
  menu: {
    group: 'referentiels',
    label: ['Types d’intervention', 'Intervention types', 'Maßnahmenarten', 'Tipos de intervenção'],
  },
  path: '/types-intervention-collective',
  fields: { ...plainFields(), description: description() },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const NaturesInterventionCollective = defineResource({
  ...PLAIN_LIST,
  name: 'NaturesInterventionCollective',
  contract: true,
  label: {
    one: [
      'Nature d’intervention collective',
      'Collective intervention nature',
      'Form der Gruppenmaßnahme',
      'Natureza da intervenção coletiva',
    ],
    many: [
      'Natures d’intervention collective',
      'Collective intervention natures',
      'Formen von Gruppenmaßnahmen',
      'Naturezas da intervenção coletiva',
    ],
    new: [
      'Nouvelle nature d’intervention collective',
      'New collective intervention nature',
      'Neue Form der Gruppenmaßnahme',
      'Nova natureza da intervenção coletiva',
    ],
  },
  icon: 'nature',
  rights: 'NATURES_INTERVENTION_COLLECTIVE',
  menu: {
    group: 'referentiels',
    label: ['Natures d’intervention', 'Intervention natures', 'Maßnahmenformen', 'Formas de intervenção'],
  },
  path: '/natures-intervention-collective',
  fields: { ...plainFields(), description: description() },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const TypesInterventionCollectiveProjet = defineResource({
  ...PLAIN_LIST,
  name: 'TypesInterventionCollectiveProjet',
  contract: true,
  label: {
    one: [
      'Type d’intervention collective de projet',
      'Collective intervention type of a project',
      'Art der Gruppenmaßnahme im Projekt',
      'Tipo de intervenção coletiva de projeto',
    ],
    many: [
      'Types d’intervention collective de projet',
      'Collective intervention types of projects',
      'Arten von Gruppenmaßnahmen in Projekten',
      'Tipos de intervenção coletiva de projeto',
    ],
    new: [
      'Nouveau type d’intervention collective de projet',
      'New collective intervention type of a project',
      'Neue Art der Gruppenmaßnahme im Projekt',
      'Novo tipo de intervenção coletiva de projeto',
    ],
  },
  icon: 'project',
  rights: 'TYPES_INTERVENTION_PROJET',
  menu: {
    group: 'referentiels',
    label: ['Interventions de projet', 'Project interventions', 'Projektmaßnahmen', 'Intervenções de projeto'],
  },
  path: '/types-intervention-projet',
  fields: { ...plainFields(), description: description() },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const PartiesPrenantes = defineResource({
  name: 'PartiesPrenantes',
  contract: true,
  label: {
    one: ['Partie prenante', 'Stakeholder', 'Beteiligter', 'Parte interessada'],
    many: ['Parties prenantes', 'Stakeholders', 'Beteiligte', 'Partes interessadas'],
    new: ['Nouvelle partie prenante', 'New stakeholder', 'Neuer Beteiligter', 'Nova parte interessada'],
  },
  icon: 'stakeholder',
  rights: 'PARTIES_PRENANTES',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/parties-prenantes',
  fields: {
    code: code(),
    libelle: libelle(),
    type: enumeration({
      label: ['Type', 'Type', 'Art', 'Tipo'],
      required: true,
      options: [
        {
          value: 'interne',
          label: ['Interne à l’entreprise', 'Inside the company', 'Unternehmensintern', 'Interna à empresa'],
          status: 'info',
        },
        {
          value: 'representant',
          label: [
            'Représentant du personnel',
            'Staff representative',
            'Personalvertretung',
            'Representante do pessoal',
          ],
          status: 'customPurple',
        },
        {
          value: 'institution',
          label: ['Institution', 'Institution', 'Institution', 'Instituição'],
          status: 'warning',
        },
        {
          value: 'prestataire',
          label: ['Prestataire externe', 'External provider', 'Externer Dienstleister', 'Prestador externo'],
          status: 'secondary',
        },
      ],
    }),
    organisme: text({ label: ['Organisme', 'Organisation', 'Organisation', 'Organismo'], maxLength: 200 }),
    email: email({ label: ['E-mail', 'E-mail', 'E-Mail', 'E-mail'] }),
    telephone: telephone({ label: ['Téléphone', 'Telephone', 'Telefon', 'Telefone'] }),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle', 'organisme'],
  list: { columns: ['libelle', 'code', 'type', 'organisme', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: {
    IncludeType: { label: ['Avec le type', 'With the type', 'Mit der Art', 'Com o tipo'], reveals: ['type'] },
  },
});
