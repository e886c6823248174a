import type { ProductRoute } from '../../routes/productRoute';

const layout = 'default';
const INCIDENTS = { rights: ['FICHES_INCIDENT:read'] } as const;
const REPORTERS = { rights: ['FICHES_INCIDENT:create', 'FICHES_INCIDENT:read', 'FICHES_INCIDENT:admin'] } as const;
const CHANGELOGS = { rights: ['PARAMETRES:admin'] } as const;

/** Incidents, processes, changelogs, exports and business intelligence. */
export const followUpRoutes: readonly ProductRoute[] = [
  {
    path: '/fiches-incident',
    rule: INCIDENTS,
    layout,
    title: ['Fiches incident', 'Incident reports', 'Vorfallmeldungen', 'Fichas de incidente'],
    content: [
      'Les incidents signalés, leur traitement et leurs statistiques.',
      'The incidents reported, how they are handled and their statistics.',
      'Die gemeldeten Vorfälle, ihre Bearbeitung und Statistik.',
      'Os incidentes comunicados, o seu tratamento e estatísticas.',
    ],
    menu: { group: 'suivi', order: 1, icon: 'incident' },
  },
  {
    path: '/fiches-incident/details/{id}',
    rule: INCIDENTS,
    layout,
    title: ['Fiche incident', 'Incident report', 'Vorfallmeldung', 'Ficha de incidente'],
    content: [
      'Un incident, ce qui s’est passé et ce qui a été décidé.',
      'An incident, what happened and what was decided.',
      'Ein Vorfall: was geschah und was entschieden wurde.',
      'Um incidente, o que aconteceu e o que foi decidido.',
    ],
  },
  {
    path: '/fiches-incident-create',
    rule: { rights: ['FICHES_INCIDENT:create'] },
    layout,
    title: ['Signaler un incident', 'Report an incident', 'Einen Vorfall melden', 'Comunicar um incidente'],
    content: [
      'Le formulaire de signalement d’un incident.',
      'The form that reports an incident.',
      'Das Formular zur Meldung eines Vorfalls.',
      'O formulário de comunicação de um incidente.',
    ],
    menu: {
      ...{ group: 'suivi', order: 2, icon: 'flag' },
      synonyms: ['accident déclarer', 'accident declare', 'Unfall melden', 'acidente participar'],
    },
  },
  {
    path: '/mes-signalements',
    rule: REPORTERS,
    layout,
    title: ['Mes signalements', 'My reports', 'Meine Meldungen', 'As minhas comunicações'],
    content: [
      'Les incidents que vous avez signalés ou que vous suivez.',
      'The incidents that you reported or follow.',
      'Die Vorfälle, die Sie gemeldet haben oder verfolgen.',
      'Os incidentes que comunicou ou que segue.',
    ],
    menu: {
      group: 'suivi',
      order: 3,
      icon: 'user',
      label: ['Mes signalements', 'My reports', 'Meine Meldungen', 'Minhas comunicações'],
    },
  },
  {
    path: '/mes-signalements/{id}',
    rule: REPORTERS,
    layout,
    title: ['Mon signalement', 'My report', 'Meine Meldung', 'A minha comunicação'],
    content: [
      'Un incident que vous avez signalé ou que vous suivez.',
      'An incident that you reported or follow.',
      'Ein Vorfall, den Sie gemeldet haben oder verfolgen.',
      'Um incidente que comunicou ou que segue.',
    ],
  },
  {
    path: '/fiches-incident/statistiques',
    rule: { rights: ['FICHES_INCIDENT:read', 'FICHES_INCIDENT:admin'] },
    layout,
    title: ['Statistiques des incidents', 'Incident statistics', 'Vorfallstatistik', 'Estatísticas dos incidentes'],
    content: [
      'Les incidents par mois, processus, gravité et cause.',
      'Incidents by month, process, severity and cause.',
      'Vorfälle nach Monat, Prozess, Schwere und Ursache.',
      'Os incidentes por mês, processo, gravidade e causa.',
    ],
    menu: {
      group: 'suivi',
      order: 3,
      icon: 'percent',
      label: ['Statistiques incidents', 'Incident statistics', 'Vorfallstatistik', 'Estatísticas incidentes'],
    },
  },
  {
    path: '/processus',
    rule: { rights: ['FI_PROCESSUS:read'] },
    layout,
    title: ['Processus', 'Processes', 'Prozesse', 'Processos'],
    content: [
      'Les processus auxquels les incidents se rattachent.',
      'The processes that incidents belong to.',
      'Die Prozesse, denen Vorfälle zugeordnet sind.',
      'Os processos a que os incidentes se ligam.',
    ],
    menu: { group: 'suivi', order: 4, icon: 'nature' },
  },
  {
    path: '/changelog-types',
    rule: CHANGELOGS,
    layout,
    title: ['Types de nouveauté', 'Changelog types', 'Arten von Neuerungen', 'Tipos de novidade'],
    content: [
      'Les types sous lesquels les nouveautés sont rangées.',
      'The types that changelogs are sorted by.',
      'Die Arten, nach denen Neuerungen geordnet sind.',
      'Os tipos pelos quais se arrumam as novidades.',
    ],
    menu: { group: 'administration', icon: 'category' },
  },
  {
    path: '/manage-changelogs',
    rule: CHANGELOGS,
    layout,
    title: ['Gestion des nouveautés', 'Changelog management', 'Verwaltung der Neuerungen', 'Gestão das novidades'],
    content: [
      'Les nouveautés à rédiger et à publier, par application.',
      'The changelogs to write and publish, by application.',
      'Zu verfassende und zu veröffentlichende Neuerungen je Anwendung.',
      'As novidades a redigir e publicar, por aplicação.',
    ],
    menu: { group: 'administration', icon: 'changelog' },
  },
  {
    path: '/changelogs',
    rule: { rights: ['ACL:read'] },
    layout,
    title: ['Nouveautés', 'What’s new', 'Neuerungen', 'Novidades'],
    content: [
      'Ce qui a changé dans les applications, et ce que vous n’avez pas encore lu.',
      'What has changed in the applications, and what you have not read yet.',
      'Was sich in den Anwendungen geändert hat und was Sie noch nicht gelesen haben.',
      'O que mudou nas aplicações e o que ainda não leu.',
    ],
    menu: { group: 'suivi', icon: 'changelog' },
  },
  {
    path: '/export',
    rule: { rights: ['EXPORTS:read'] },
    layout,
    title: ['Exports de données', 'Data exports', 'Datenexporte', 'Exportações de dados'],
    content: [
      'Les exports préparés, à lancer et à télécharger.',
      'The exports prepared, to be run and downloaded.',
      'Die vorbereiteten Exporte, zum Starten und Herunterladen.',
      'As exportações preparadas, a executar e descarregar.',
    ],
    menu: { group: 'suivi', icon: 'export' },
  },
  {
    path: '/bi-acces',
    rule: { rights: ['ACCES_BI:read'] },
    layout,
    title: ['Accès BI', 'BI access', 'BI-Zugriff', 'Acesso BI'],
    content: [
      'Qui ouvre quels rapports d’aide à la décision.',
      'Who opens which business-intelligence reports.',
      'Wer welche Auswertungen öffnet.',
      'Quem abre que relatórios de apoio à decisão.',
    ],
    menu: { group: 'suivi', icon: 'right' },
  },
];
