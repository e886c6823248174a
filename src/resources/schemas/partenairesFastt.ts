import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { enumeration } from '../fields/enumeration/kind';
import { reference } from '../fields/reference/kind';
import { mainContacts } from './commonContacts';
import { currentContracts } from './commonContrats';
import { nom, organisationFields, organisationLists, organisationSections } from './commonOrganisations';

export const PartenairesFASTT = defineResource({
  name: 'PartenairesFASTT',
  contract: true,
  label: {
    one: ['Partenaire FASTT', 'FASTT partner', 'FASTT-Partner', 'Parceiro FASTT'],
    many: ['Partenaires FASTT', 'FASTT partners', 'FASTT-Partner', 'Parceiros FASTT'],
    new: ['Nouveau partenaire FASTT', 'New FASTT partner', 'Neuer FASTT-Partner', 'Novo parceiro FASTT'],
  },
  help: [
    'Les partenaires validés et en activité\u00a0; les paramètres ajoutent ceux à valider et les anciens.',
    'Partners that are validated and active; the parameters add those to validate and former ones.',
    'Bestätigte, aktive Partner; die Parameter nehmen zu bestätigende und ehemalige hinzu.',
    'Os parceiros validados e em atividade; os parâmetros acrescentam os pendentes e os antigos.',
  ],
  icon: 'stakeholder',
  rights: 'PARTENAIRES_FASTT',
  menu: { group: 'partenaires', order: 2 },
  path: '/partenaires-fastt',
  fields: {
    nom: nom(),
    typeId: reference({
      label: ['Type de partenaire', 'Partner type', 'Partnerart', 'Tipo de parceiro'],
      resource: 'TypesPartenaireFASTT',
      required: true,
    }),
    // In no section: it is changed by accepting and refusing.
    etat: enumeration({
      label: ['État', 'State', 'Status', 'Estado'],
      required: true,
      initial: 'EnAttente',
      options: [
        { value: 'EnAttente', label: ['En attente', 'Pending', 'Ausstehend', 'Pendente'], status: 'warning' },
        { value: 'Valide', label: ['Validé', 'Validated', 'Bestätigt', 'Validado'], status: 'success' },
        { value: 'Refuse', label: ['Refusé', 'Refused', 'Abgelehnt', 'Recusado'], status: 'danger' },
      ],
    }),
    ancien: boolean({
      label: ['Ancien partenaire', 'Former partner', 'Ehemaliger Partner', 'Antigo parceiro'],
      help: [
        'N’intervient plus\u00a0; conservé pour l’historique.',
        'No longer active; kept for the record.',
        'Nicht mehr tätig; bleibt zur Dokumentation erhalten.',
        'Já não intervém; conservado para o histórico.',
      ],
      required: true,
      initial: false,
    }),
    ...organisationFields(),
  },
  ...organisationLists('typeId', 'etat', 'ancien'),
  sections: organisationSections('nom', 'typeId', 'siret', 'ancien'),
  parameters: {
    IncludePendingValidation: {
      label: ['Avec ceux à valider', 'With those to validate', 'Mit zu bestätigenden', 'Com os pendentes de validação'],
      whenFalse: { field: 'etat', operator: 'notEquals', value: 'EnAttente' },
      liftedBy: ['OnlyPendingValidation'],
    },
    IncludeOldPartenaires: {
      label: [
        'Avec les anciens et les refusés',
        'With former and refused ones',
        'Mit ehemaligen und abgelehnten',
        'Com os antigos e os recusados',
      ],
      whenFalse: {
        all: [
          { field: 'ancien', operator: 'equals', value: false },
          { field: 'etat', operator: 'notEquals', value: 'Refuse' },
        ],
      },
    },
    OnlyPendingValidation: {
      label: ['À valider seulement', 'To validate only', 'Nur zu bestätigende', 'Só os pendentes de validação'],
      whenTrue: { field: 'etat', operator: 'equals', value: 'EnAttente' },
    },
  },
  otherLists: {
    '/validation-partenaires-fastt': {
      label: [
        'Validation des partenaires FASTT',
        'Validation of FASTT partners',
        'Bestätigung der FASTT-Partner',
        'Validação dos parceiros FASTT',
      ],
      help: [
        'Les partenaires qui attendent une décision, les plus anciens en premier.',
        'Partners waiting for a decision, the oldest first.',
        'Partner, die auf eine Entscheidung warten, die ältesten zuerst.',
        'Os parceiros à espera de uma decisão, os mais antigos primeiro.',
      ],
      parameters: ['OnlyPendingValidation'],
      columns: ['nom', 'typeId', 'ville', 'telephone', 'email'],
      sort: { field: 'id', order: 'ASC' },
    },
  },
  actions: {
    accepter: {
      label: ['Accepter', 'Accept', 'Annehmen', 'Aceitar'],
      sets: { etat: 'Valide' },
      several: true,
      needs: 'delete',
      when: { field: 'etat', operator: 'notEquals', value: 'Valide' },
      question: [
        '%{name} figurera parmi les partenaires FASTT en activité.',
        '%{name} will be among the active FASTT partners.',
        '%{name} wird unter den aktiven FASTT-Partnern geführt.',
        '%{name} passará a constar dos parceiros FASTT em atividade.',
      ],
      done: ['Partenaire accepté.', 'Partner accepted.', 'Partner angenommen.', 'Parceiro aceite.'],
    },
    refuser: {
      label: ['Refuser', 'Refuse', 'Ablehnen', 'Recusar'],
      sets: { etat: 'Refuse' },
      several: true,
      needs: 'delete',
      when: { field: 'etat', operator: 'notEquals', value: 'Refuse' },
      question: [
        '%{name} ne figurera plus parmi les partenaires FASTT. La décision peut être revue plus tard.',
        '%{name} will no longer be among the FASTT partners. The decision can be reviewed later.',
        '%{name} wird nicht mehr unter den FASTT-Partnern geführt. Die Entscheidung lässt sich später ändern.',
        '%{name} deixará de constar dos parceiros FASTT. A decisão pode ser revista mais tarde.',
      ],
      done: ['Partenaire refusé.', 'Partner refused.', 'Partner abgelehnt.', 'Parceiro recusado.'],
    },
  },
  summary: {
    fields: ['etat', 'typeId', 'telephone', 'email', 'ville'],
    cards: {
      contratsEnCours: currentContracts('PartenairesFASTT/{partenaireId}/contrats'),
      contactPrincipal: mainContacts('PartenairesFASTT/{partenaireId}/contacts'),
    },
  },
});
