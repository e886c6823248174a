import type { ProductRoute } from '../../routes/productRoute';
import { INACCESSIBLE } from './shut';

const layout = 'default';
const USERS = { rights: ['UTILISATEURS:read'] } as const;
const TEAMS = { rights: ['EQUIPES:read'] } as const;
const GROUPS = { rights: ['GROUPES:read'] } as const;

/** Users, teams, groups and skills. */
export const staffRoutes: readonly ProductRoute[] = [
  {
    path: '/utilisateurs',
    rule: USERS,
    layout,
    title: ['Utilisateurs', 'Users', 'Benutzer', 'Utilizadores'],
    content: [
      'Les personnes de l’organisation, leurs comptes et leur matériel.',
      'The people of the organisation, their accounts and equipment.',
      'Die Personen der Organisation, ihre Konten und Ausstattung.',
      'As pessoas da organização, as suas contas e equipamento.',
    ],
    menu: { group: 'equipe', order: 1, icon: 'user' },
  },
  {
    path: '/utilisateurs/edit/{id}',
    rule: USERS,
    layout,
    title: ['Modification d’un utilisateur', 'Editing a user', 'Einen Benutzer bearbeiten', 'Alterar um utilizador'],
    content: [
      'Le compte, les accès et le matériel d’une personne.',
      'A person’s account, access and equipment.',
      'Konto, Zugänge und Ausstattung einer Person.',
      'A conta, os acessos e o equipamento de uma pessoa.',
    ],
  },
  {
    path: '/trombinoscope',
    rule: USERS,
    layout,
    title: ['Trombinoscope', 'Staff directory', 'Personalverzeichnis', 'Diretório da equipa'],
    content: [
      'Les visages de l’organisation, par nom, fonction ou équipe.',
      'The faces of the organisation, by name, function or team.',
      'Die Gesichter der Organisation nach Name, Funktion oder Team.',
      'Os rostos da organização, por nome, função ou equipa.',
    ],
    menu: { group: 'equipe', order: 2, icon: 'portrait' },
  },
  {
    path: '/demandes-modifications',
    rule: { rights: ['UTILISATEURS:update', 'UTILISATEURS:admin'] },
    layout,
    title: ['Demandes sur les fiches', 'Requests on records', 'Anträge zu Einträgen', 'Pedidos sobre fichas'],
    content: [
      'Les changements que les personnes proposent dans leur fiche, à accepter ou à refuser.',
      'The changes that people propose in their records, to be accepted or refused.',
      'Die Änderungen, die Personen für ihren Eintrag vorschlagen, anzunehmen oder abzulehnen.',
      'As alterações que as pessoas propõem na sua ficha, a aceitar ou a recusar.',
    ],
    menu: {
      label: ['Fiches à valider', 'Records to validate', 'Zu bestätigende Einträge', 'Fichas a validar'],
      group: 'equipe',
      order: 6,
      icon: 'request',
      synonyms: [
        'accepter refuser valider décider répondre décision en attente',
        'accept refuse approve validate decide answer decision pending',
        'annehmen ablehnen genehmigen entscheiden Entscheidung offen',
        'aceitar recusar aprovar validar decidir decisão pendentes',
      ],
    },
  },
  {
    path: '/equipes',
    rule: TEAMS,
    layout,
    title: ['Équipes', 'Teams', 'Teams', 'Equipas'],
    content: [
      'Les équipes et leurs responsables.',
      'The teams and their leaders.',
      'Die Teams und ihre Leitung.',
      'As equipas e os seus responsáveis.',
    ],
    menu: { group: 'equipe', order: 3, icon: 'team' },
  },
  {
    path: '/equipes/details/{id}',
    rule: TEAMS,
    layout,
    title: ['Fiche d’une équipe', 'A team', 'Ein Team', 'Ficha de uma equipa'],
    content: [
      'Une équipe et ses membres.',
      'A team and its members.',
      'Ein Team und seine Mitglieder.',
      'Uma equipa e os seus membros.',
    ],
  },
  {
    path: '/competences',
    rule: INACCESSIBLE,
    layout,
    title: ['Compétences', 'Skills', 'Kompetenzen', 'Competências'],
    content: [
      'Les compétences et les personnes qui les ont.',
      'The skills and the people who have them.',
      'Die Kompetenzen und wer sie besitzt.',
      'As competências e as pessoas que as têm.',
    ],
  },
  {
    path: '/competences/details/{id}',
    rule: INACCESSIBLE,
    layout,
    title: ['Fiche d’une compétence', 'A skill', 'Eine Kompetenz', 'Ficha de uma competência'],
    content: [
      'Une compétence, avec la note de chaque personne.',
      'A skill, with each person’s rating.',
      'Eine Kompetenz mit der Bewertung jeder Person.',
      'Uma competência, com a nota de cada pessoa.',
    ],
  },
  {
    path: '/groupes',
    rule: GROUPS,
    layout,
    title: ['Groupes', 'Groups', 'Gruppen', 'Grupos'],
    content: [
      'Les groupes de diffusion.',
      'The distribution groups.',
      'Die Verteilergruppen.',
      'Os grupos de difusão.',
    ],
    menu: { group: 'equipe', order: 4, icon: 'group' },
  },
  {
    path: '/groupes/details/{id}',
    rule: GROUPS,
    layout,
    title: ['Fiche d’un groupe', 'A group', 'Eine Gruppe', 'Ficha de um grupo'],
    content: [
      'Un groupe et ses membres.',
      'A group and its members.',
      'Eine Gruppe und ihre Mitglieder.',
      'Um grupo e os seus membros.',
    ],
  },
];
