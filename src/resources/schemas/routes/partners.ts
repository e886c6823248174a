import type { ProductRoute } from '../../routes/productRoute';

const layout = 'default';
const MEMBERS = { rights: ['ENTREPRISES:read', 'EXTERNES_ENTREPRISES_OPENSOME:read'] } as const;
const PARTNERS = { rights: ['PARTENAIRES:read'] } as const;
const SUPPLIERS = { rights: ['FOURNISSEURS:read'] } as const;
const FASTT_TYPES = { rights: ['TYPES_PARTENAIRES_FASTT:read'] } as const;
const FASTT = { rights: ['PARTENAIRES_FASTT:read'] } as const;

/** Member companies, partners and suppliers. */
export const partnerRoutes: readonly ProductRoute[] = [
  {
    path: '/adherents',
    rule: MEMBERS,
    layout,
    title: ['Adhérents', 'Members', 'Mitglieder', 'Aderentes'],
    content: [
      'Les entreprises adhérentes, leur statut et leurs intervenants.',
      'The member companies, their status and who looks after them.',
      'Die Mitgliedsunternehmen, ihr Status und ihre Betreuer.',
      'As empresas aderentes, o seu estado e os seus intervenientes.',
    ],
    menu: { group: 'adherents', order: 1, icon: 'company' },
  },
  {
    path: '/adherents/details/{id}',
    rule: MEMBERS,
    layout,
    title: ['Fiche d’un adhérent', 'A member', 'Ein Mitglied', 'Ficha de um aderente'],
    content: [
      'Tout d’un adhérent\u00a0: sites, contacts, contrats, prestations, projets et actions collectives.',
      'Everything about a member: sites, contacts, contracts, services, projects and collective actions.',
      'Alles zu einem Mitglied: Standorte, Kontakte, Verträge, Leistungen, Projekte und Gruppenmaßnahmen.',
      'Tudo de um aderente: locais, contactos, contratos, prestações, projetos e ações coletivas.',
    ],
  },
  {
    path: '/adherents/modification/{id}',
    rule: { rights: ['ENTREPRISES:update'] },
    layout,
    title: ['Modification d’un adhérent', 'Editing a member', 'Ein Mitglied bearbeiten', 'Alterar um aderente'],
    content: [
      'Les informations d’un adhérent et les droits de diffusion qui s’y attachent.',
      'The information of a member and the broadcast rights that go with it.',
      'Die Angaben eines Mitglieds und die zugehörigen Verteilungsrechte.',
      'As informações de um aderente e os direitos de difusão associados.',
    ],
  },
  {
    path: '/partenaires',
    rule: PARTNERS,
    layout,
    title: ['Partenaires', 'Partners', 'Partner', 'Parceiros'],
    content: [
      'Les partenaires, leurs interlocuteurs et leurs conventions.',
      'The partners, their contacts and agreements.',
      'Die Partner, ihre Ansprechpersonen und Vereinbarungen.',
      'Os parceiros, os seus interlocutores e convenções.',
    ],
    menu: { group: 'partenaires', order: 1, icon: 'partner' },
  },
  {
    path: '/partenaires/details/{id}',
    rule: PARTNERS,
    layout,
    title: ['Fiche d’un partenaire', 'A partner', 'Ein Partner', 'Ficha de um parceiro'],
    content: [
      'Un partenaire, ses contacts et ses contrats.',
      'A partner, its contacts and contracts.',
      'Ein Partner, seine Kontakte und Verträge.',
      'Um parceiro, os seus contactos e contratos.',
    ],
  },
  {
    path: '/types-partenaires-fastt',
    rule: FASTT_TYPES,
    layout,
    title: ['Types de partenaire FASTT', 'FASTT partner types', 'FASTT-Partnerarten', 'Tipos de parceiro FASTT'],
    content: [
      'Les types de partenaire FASTT et les personnes qui les suivent.',
      'The FASTT partner types and the people who follow them.',
      'Die FASTT-Partnerarten und wer sie betreut.',
      'Os tipos de parceiro FASTT e as pessoas que os acompanham.',
    ],
    menu: {
      group: 'partenaires',
      order: 4,
      icon: 'category',
      label: ['Types FASTT', 'FASTT types', 'FASTT-Arten', 'Tipos FASTT'],
    },
  },
  {
    path: '/types-partenaires-fastt/details/{id}',
    rule: FASTT_TYPES,
    layout,
    title: ['Type de partenaire FASTT', 'FASTT partner type', 'FASTT-Partnerart', 'Tipo de parceiro FASTT'],
    content: [
      'Un type de partenaire FASTT et ses membres.',
      'A FASTT partner type and its members.',
      'Eine FASTT-Partnerart und ihre Mitglieder.',
      'Um tipo de parceiro FASTT e os seus membros.',
    ],
  },
  {
    path: '/validation-partenaires-fastt',
    rule: { rights: ['PARTENAIRES_FASTT:admin'] },
    layout,
    title: [
      'Partenaires FASTT à valider',
      'FASTT partners to validate',
      'Zu bestätigende FASTT-Partner',
      'Parceiros FASTT a validar',
    ],
    content: [
      'Les partenaires FASTT proposés, à accepter ou à refuser.',
      'The FASTT partners proposed, to be accepted or refused.',
      'Die vorgeschlagenen FASTT-Partner, anzunehmen oder abzulehnen.',
      'Os parceiros FASTT propostos, a aceitar ou a recusar.',
    ],
    menu: {
      group: 'partenaires',
      order: 3,
      icon: 'approval',
      synonyms: [
        'accepter refuser valider décider répondre décision en attente',
        'accept refuse approve validate decide answer decision pending',
        'annehmen ablehnen genehmigen entscheiden Entscheidung offen',
        'aceitar recusar aprovar validar decidir decisão pendentes',
      ],
      label: ['FASTT à valider', 'FASTT to validate', 'FASTT zu bestätigen', 'FASTT a validar'],
    },
  },
  {
    path: '/partenaires-fastt',
    rule: FASTT,
    layout,
    title: ['Partenaires FASTT', 'FASTT partners', 'FASTT-Partner', 'Parceiros FASTT'],
    content: [
      'Les partenaires du secteur FASTT, actuels et anciens.',
      'The partners of the FASTT sector, current and former.',
      'Die Partner des FASTT-Sektors, heutige und frühere.',
      'Os parceiros do setor FASTT, atuais e antigos.',
    ],
    menu: { group: 'partenaires', order: 2, icon: 'stakeholder' },
  },
  {
    path: '/partenaires-fastt/details/{id}',
    rule: FASTT,
    layout,
    title: ['Fiche d’un partenaire FASTT', 'A FASTT partner', 'Ein FASTT-Partner', 'Ficha de um parceiro FASTT'],
    content: [
      'Un partenaire FASTT, ses contrats, ses guides et les documents pour les bénéficiaires.',
      'A FASTT partner, its contracts, guides and documents for beneficiaries.',
      'Ein FASTT-Partner, seine Verträge, Leitfäden und Unterlagen für Begünstigte.',
      'Um parceiro FASTT, os seus contratos, guias e documentos para beneficiários.',
    ],
  },
  {
    path: '/fournisseurs',
    rule: SUPPLIERS,
    layout,
    title: ['Fournisseurs', 'Suppliers', 'Lieferanten', 'Fornecedores'],
    content: [
      'Les fournisseurs, leurs interlocuteurs et leurs contrats.',
      'The suppliers, their contacts and contracts.',
      'Die Lieferanten, ihre Ansprechpersonen und Verträge.',
      'Os fornecedores, os seus interlocutores e contratos.',
    ],
    menu: { group: 'partenaires', order: 5, icon: 'supplier' },
  },
  {
    path: '/fournisseurs/details/{id}',
    rule: SUPPLIERS,
    layout,
    title: ['Fiche d’un fournisseur', 'A supplier', 'Ein Lieferant', 'Ficha de um fornecedor'],
    content: [
      'Un fournisseur, ses contacts, ses contrats et ses analyses tactiques.',
      'A supplier, its contacts, contracts and tactical analyses.',
      'Ein Lieferant, seine Kontakte, Verträge und taktischen Analysen.',
      'Um fornecedor, os seus contactos, contratos e análises táticas.',
    ],
  },
];
