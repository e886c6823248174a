import type { ProductRoute } from '../../routes/productRoute';
import { INACCESSIBLE } from './shut';

const ACL = { rights: ['ACL:read'] } as const;
const layout = 'default';

/** The way in, one's own pages, administration and statistics. */
export const administrationRoutes: readonly ProductRoute[] = [
  {
    path: '/home',
    rule: {},
    layout,
    title: ['Accueil', 'Home', 'Startseite', 'Início'],
    content: [
      'Ce qui vous est ouvert, et ce que vous avez ouvert en dernier.',
      'What is open to you, and what you opened last.',
      'Was Ihnen offensteht und was Sie zuletzt geöffnet haben.',
      'O que lhe está aberto e o que abriu por último.',
    ],
    menu: {
      icon: 'home',
      synonyms: [
        'tâches à faire à traiter en attente tableau de bord',
        'tasks to do pending dashboard',
        'Aufgaben zu erledigen offen Übersicht',
        'tarefas por fazer pendentes painel',
      ],
    },
  },
  {
    path: '/preferences-utilisateur',
    rule: {},
    layout,
    title: ['Mes préférences', 'My preferences', 'Meine Einstellungen', 'As minhas preferências'],
    content: [
      'La langue, le thème, le menu et les listes, comme vous les voulez.',
      'Language, skin, menu and lists, the way you want them.',
      'Sprache, Design, Menü und Listen nach Ihren Wünschen.',
      'Língua, tema, menu e listas, à sua maneira.',
    ],
  },
  {
    path: '/profil',
    rule: {},
    layout,
    title: ['Mon profil', 'My profile', 'Mein Profil', 'O meu perfil'],
    content: [
      'Vos coordonnées, vos fonctions et ce que vos droits ouvrent.',
      'Your details, your functions and what your rights open.',
      'Ihre Angaben, Ihre Funktionen und was Ihre Rechte öffnen.',
      'Os seus dados, as suas funções e o que os seus direitos abrem.',
    ],
  },
  {
    path: '/admin/autorisations',
    rule: { rights: ['FONCTIONS:read'] },
    layout,
    title: ['Autorisations', 'Authorisations', 'Berechtigungen', 'Autorizações'],
    content: [
      'La matrice des fonctions et des droits, avec ce que chaque changement donne ou retire, et à qui.',
      'The matrix of functions and rights, with what each change gives or takes, and to whom.',
      'Die Matrix der Funktionen und Rechte: was jede Änderung wem gibt oder nimmt.',
      'A matriz de funções e direitos, com o que cada alteração dá ou retira, e a quem.',
    ],
    menu: {
      group: 'administration',
      order: 1,
      icon: 'matrix',
      synonyms: [
        'droits fonctions rôles',
        'rights functions roles',
        'Rechte Funktionen Rollen',
        'direitos funções papéis',
      ],
    },
  },
  {
    path: '/admin/parametres',
    rule: { rights: ['PARAMETRES:read'] },
    layout,
    title: ['Paramètres', 'Settings', 'Einstellungen', 'Parâmetros'],
    content: [
      'Les valeurs que les applications lisent par leur nom.',
      'The values that applications read by name.',
      'Die Werte, die Anwendungen über ihren Namen lesen.',
      'Os valores que as aplicações leem pelo nome.',
    ],
    menu: { group: 'administration', icon: 'settings' },
  },
  {
    path: '/admin/envois',
    rule: { rights: ['PARAMETRES:admin'] },
    layout,
    title: ['Envois', 'Deliveries', 'Zustellungen', 'Envios'],
    content: [
      'Les appels aux outils extérieurs et les courriels qui suivent les écritures, et ce qu’ils sont devenus.',
      'The calls of tools outside and the mails that follow writes, and what became of them.',
      'Die Aufrufe äußerer Werkzeuge und die E-Mails, die auf Änderungen folgen, und was daraus wurde.',
      'As chamadas a ferramentas externas e os e-mails que se seguem às alterações, e o que lhes aconteceu.',
    ],
    menu: { group: 'administration', icon: 'delivery' },
  },
  {
    path: '/admin/ressources',
    rule: { rights: ['PARAMETRES:admin'] },
    layout,
    title: ['Ressources', 'Resources', 'Ressourcen', 'Recursos'],
    content: [
      'Ce qui est déclaré : champs, droits, adresses, tables et liens de chaque ressource.',
      'What is declared: fields, rights, addresses, tables and links of each resource.',
      'Was deklariert ist: Felder, Rechte, Adressen, Tabellen und Verknüpfungen jeder Ressource.',
      'O que está declarado: campos, direitos, endereços, tabelas e ligações de cada recurso.',
    ],
    menu: { group: 'administration', icon: 'code' },
  },
  {
    path: '/admin/equipes',
    rule: ACL,
    layout,
    title: ['Composition des équipes', 'Team composition', 'Zusammensetzung der Teams', 'Composição das equipas'],
    content: [
      'Toutes les équipes, avec leurs membres et leurs responsables, à modifier en une fois.',
      'All teams with their members and leaders, to be changed in one go.',
      'Alle Teams mit Mitgliedern und Leitung, in einem Zug zu ändern.',
      'Todas as equipas, com membros e responsáveis, a alterar de uma só vez.',
    ],
    menu: {
      group: 'administration',
      icon: 'team',
      label: ['Composition des équipes', 'Team composition', 'Teamzusammensetzung', 'Composição das equipas'],
    },
  },
  {
    path: '/admin/equipes/{equipeId}',
    rule: ACL,
    layout,
    title: [
      'Composition d’une équipe',
      'Composition of a team',
      'Zusammensetzung eines Teams',
      'Composição de uma equipa',
    ],
    content: [
      'Les membres d’une équipe et ses responsables.',
      'The members of a team and its leaders.',
      'Die Mitglieder eines Teams und seine Leitung.',
      'Os membros de uma equipa e os seus responsáveis.',
    ],
  },
  {
    path: '/admin/gestionAvis',
    rule: INACCESSIBLE,
    layout,
    title: ['Gestion des avis', 'Opinion management', 'Verwaltung der Meinungen', 'Gestão das opiniões'],
    content: [
      'Les notes de satisfaction données et leurs commentaires.',
      'The satisfaction scores given and their comments.',
      'Die abgegebenen Bewertungen und ihre Kommentare.',
      'As notas de satisfação dadas e os seus comentários.',
    ],
  },
  {
    path: '/access-control',
    rule: ACL,
    layout,
    title: ['Contrôle d’accès', 'Access control', 'Zugriffskontrolle', 'Controlo de acessos'],
    content: [
      'Ce qu’une personne peut faire, et la règle qui l’explique.',
      'What a person may do, and the rule that explains it.',
      'Was eine Person darf, und welche Regel es erklärt.',
      'O que uma pessoa pode fazer e a regra que o explica.',
    ],
    menu: {
      group: 'administration',
      order: 2,
      icon: 'shield',
      synonyms: [
        'droits pourquoi refus autorisé interdit voir comme',
        'rights why refused allowed denied view as',
        'Rechte warum verweigert erlaubt verboten ansehen als',
        'direitos porquê recusado permitido proibido ver como',
      ],
    },
  },
  {
    path: '/statistiques-generales',
    rule: ACL,
    layout,
    title: ['Statistiques générales', 'General statistics', 'Allgemeine Statistik', 'Estatísticas gerais'],
    content: [
      'L’activité d’ensemble\u00a0: adhérents, bénéficiaires et interventions par période.',
      'Overall activity: members, beneficiaries and interventions by period.',
      'Die Gesamttätigkeit: Mitglieder, Begünstigte und Einsätze je Zeitraum.',
      'A atividade global: aderentes, beneficiários e intervenções por período.',
    ],
    menu: { group: 'suivi', icon: 'statistics' },
  },
  {
    path: '/statistiques-crl',
    rule: ACL,
    layout,
    title: ['Statistiques CRL', 'CRL statistics', 'CRL-Statistik', 'Estatísticas CRL'],
    content: [
      'Les chiffres des CRL, par période et par adhérent.',
      'CRL figures, by period and by member.',
      'Die CRL-Zahlen, je Zeitraum und Mitglied.',
      'Os números CRL, por período e por aderente.',
    ],
    menu: { group: 'suivi', icon: 'trend' },
  },
  {
    path: '/statistiques-dossiers-instruits',
    rule: ACL,
    layout,
    title: ['Dossiers instruits', 'Processed files', 'Bearbeitete Akten', 'Processos instruídos'],
    content: [
      'Les dossiers ouverts, instruits et clos, par période.',
      'Files opened, processed and closed, by period.',
      'Eröffnete, bearbeitete und geschlossene Akten, je Zeitraum.',
      'Processos abertos, instruídos e encerrados, por período.',
    ],
    menu: { group: 'suivi', icon: 'approval' },
  },
  {
    path: '/statistiques-accompagnement-collectif',
    rule: ACL,
    layout,
    title: ['Accompagnement collectif', 'Collective support', 'Kollektive Begleitung', 'Acompanhamento coletivo'],
    content: [
      'Les actions collectives menées, par thème, nature et période.',
      'Collective actions carried out, by theme, nature and period.',
      'Durchgeführte Gruppenmaßnahmen nach Thema, Art und Zeitraum.',
      'As ações coletivas realizadas, por tema, natureza e período.',
    ],
    menu: {
      group: 'suivi',
      icon: 'intervention',
      label: ['Actions collectives', 'Collective actions', 'Gruppenmaßnahmen', 'Ações coletivas'],
    },
  },
  {
    path: '/docs/design',
    rule: { rights: ['ACL:read'] },
    layout,
    title: ['Système de design', 'Design system', 'Designsystem', 'Sistema de design'],
    content: [
      'Les couleurs, les textes et les composants du produit, en clair et en sombre.',
      'The colours, texts and components of the product, light and dark.',
      'Farben, Texte und Komponenten des Produkts, hell und dunkel.',
      'As cores, os textos e os componentes do produto, em claro e em escuro.',
    ],
  },
];
