import type { ProductRoute } from '../../routes/productRoute';

const layout = 'default';
const PLANNERS = { rights: ['PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin'] } as const;

/** Planning: slots, their types, structures, simulations and exports. */
export const planningRoutes: readonly ProductRoute[] = [
  {
    path: '/plannings',
    rule: { rights: [...PLANNERS.rights, 'PLANNING_SALARIE:admin'] },
    layout: 'hidden',
    title: ['Plannings', 'Schedules', 'Pläne', 'Planeamentos'],
    content: [
      'Le calendrier des créneaux, par personne, équipe et adhérent.',
      'The calendar of slots, by person, team and member.',
      'Der Kalender der Termine nach Person, Team und Mitglied.',
      'O calendário dos horários, por pessoa, equipa e aderente.',
    ],
    menu: {
      group: 'planning',
      order: 1,
      icon: 'planning',
      synonyms: [
        'calendrier équipe agenda imprimer exporter dupliquer copier supprimer déplacer créneaux semaine congés absences mois à valider',
        'calendar team agenda print export duplicate copy delete move slots week leave absences months to validate',
        'Kalender Team Agenda drucken exportieren duplizieren kopieren löschen verschieben Termine Woche Urlaub Abwesenheiten Monate bestätigen',
        'calendário equipa agenda imprimir exportar duplicar copiar eliminar mover horários semana férias ausências meses a validar',
      ],
    },
    commands: [
      {
        label: ['Nouveau créneau', 'New slot', 'Neuer Termin', 'Novo horário'],
        synonyms: [
          'ajouter créer nouvelle planifier poser réserver caler programmer demander congé absence',
          'add create plan schedule book reserve request leave absence',
          'hinzufügen anlegen planen eintragen reservieren beantragen Urlaub Abwesenheit',
          'adicionar criar planear marcar reservar pedir férias ausência',
        ],
        search: 'creneau=nouveau',
        creates: 'creneaux',
        keys: 'N',
        rule: PLANNERS,
      },
      {
        label: ['Mois à valider', 'Months to validate', 'Zu bestätigende Monate', 'Meses a validar'],
        synonyms: [
          'accepter refuser valider décider validation',
          'accept refuse approve decide validation',
          'annehmen ablehnen genehmigen entscheiden Bestätigung',
          'aceitar recusar aprovar decidir validação',
        ],
        // No month: that of the plan, with everyone.
        search: 'mois=tous',
        opens: true,
        rule: PLANNERS,
      },
      {
        label: ['Proposer un créneau', 'Suggest a slot', 'Termin vorschlagen', 'Propor um horário'],
        synonyms: [
          'demander demande absence congés',
          'request ask absence leave',
          'anfragen Anfrage Abwesenheit Urlaub',
          'pedir pedido ausência férias',
        ],
        search: 'creneau=nouveau',
        creates: 'creneaux',
        rule: { rights: ['PLANNING_SALARIE:admin'], notRights: PLANNERS.rights },
      },
    ],
  },
  {
    path: '/types-creneau',
    rule: PLANNERS,
    layout,
    title: ['Types de créneau', 'Slot types', 'Terminarten', 'Tipos de horário'],
    content: [
      'Les types de créneau, leurs couleurs et leurs sous-types.',
      'The slot types, their colours and sub-types.',
      'Die Terminarten, ihre Farben und Unterarten.',
      'Os tipos de horário, as suas cores e subtipos.',
    ],
    menu: { group: 'planning', order: 4, icon: 'category' },
  },
  {
    path: '/types-creneau/{id}',
    rule: PLANNERS,
    layout,
    title: ['Type de créneau', 'Slot type', 'Terminart', 'Tipo de horário'],
    content: [
      'Un type de créneau et ses sous-types.',
      'A slot type and its sub-types.',
      'Eine Terminart und ihre Unterarten.',
      'Um tipo de horário e os seus subtipos.',
    ],
  },
  {
    path: '/export-planning-adherent',
    rule: PLANNERS,
    layout,
    title: [
      'Export du planning adhérent',
      'Member schedule export',
      'Export des Mitgliederplans',
      'Exportação do planeamento do aderente',
    ],
    content: [
      'Le planning d’un adhérent, mis en page selon un modèle.',
      'A member’s schedule, laid out by a template.',
      'Der Plan eines Mitglieds, nach einer Vorlage gestaltet.',
      'O planeamento de um aderente, paginado segundo um modelo.',
    ],
    menu: {
      group: 'planning',
      order: 6,
      icon: 'export',
      label: ['Export par adhérent', 'Export by company', 'Export je Mitglied', 'Exportar por aderente'],
    },
  },
  {
    path: '/modele-export-planning',
    rule: PLANNERS,
    layout,
    title: ['Modèles d’export', 'Export templates', 'Exportvorlagen', 'Modelos de exportação'],
    content: [
      'Les images et couleurs des plannings remis aux adhérents.',
      'The images and colours of the schedules handed to members.',
      'Bilder und Farben der Pläne für Mitglieder.',
      'As imagens e cores dos planeamentos entregues aos aderentes.',
    ],
    menu: { group: 'planning', order: 7, icon: 'file' },
  },
  {
    path: '/demandes-modifications-plannings',
    rule: PLANNERS,
    layout,
    title: ['Demandes de planning', 'Planning requests', 'Planungsanträge', 'Pedidos de planeamento'],
    content: [
      'Les changements demandés par les intervenants, à accepter ou à refuser.',
      'The changes asked for by staff, to be accepted or refused.',
      'Die vom Personal beantragten Änderungen, anzunehmen oder abzulehnen.',
      'As alterações pedidas pelos intervenientes, a aceitar ou a recusar.',
    ],
    menu: {
      group: 'planning',
      order: 2,
      icon: 'request',
      // One line, also with its number.
      label: ['Demandes', 'Requests', 'Anträge', 'Pedidos'],
      synonyms: [
        'congés absences accepter refuser valider décider répondre décision en attente',
        'leave absences accept refuse approve validate decide answer decision pending',
        'Urlaub Abwesenheiten annehmen ablehnen genehmigen entscheiden Entscheidung offen',
        'férias ausências aceitar recusar aprovar validar decidir decisão pendentes',
      ],
    },
  },
  {
    path: '/simulations-plannings',
    rule: PLANNERS,
    layout,
    title: ['Simulations', 'Simulations', 'Simulationen', 'Simulações'],
    content: [
      'Des plannings à l’essai, comparés au réel avant de les valider.',
      'Trial schedules, compared with the real one before they are validated.',
      'Probepläne, vor der Bestätigung mit dem echten verglichen.',
      'Planeamentos de ensaio, comparados com o real antes de os validar.',
    ],
    menu: { group: 'planning', order: 3, icon: 'simulation' },
  },
  {
    path: '/structures',
    rule: PLANNERS,
    layout,
    title: ['Structures', 'Structures', 'Strukturen', 'Estruturas'],
    content: [
      'Les structures et leurs agences.',
      'The structures and their branches.',
      'Die Strukturen und ihre Niederlassungen.',
      'As estruturas e as suas agências.',
    ],
    menu: { group: 'planning', order: 5, icon: 'company' },
  },
  {
    path: '/structures/{id}',
    rule: PLANNERS,
    layout,
    title: ['Fiche d’une structure', 'A structure', 'Eine Struktur', 'Ficha de uma estrutura'],
    content: [
      'Une structure et ses agences.',
      'A structure and its branches.',
      'Eine Struktur und ihre Niederlassungen.',
      'Uma estrutura e as suas agências.',
    ],
  },
];
