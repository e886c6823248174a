import type { Words } from '../language/words';

/** Rights of which more depends than one list, by their code. */
export const RIGHT_WORDS: Readonly<Record<string, Words>> = {
  ACL: [
    'Contrôle des accès et statistiques',
    'Access control and statistics',
    'Zugriffsrechte und Statistiken',
    'Controlo de acessos e estatísticas',
  ],
  PARAMETRES: [
    'Paramètres et nouveautés',
    'Settings and changelogs',
    'Einstellungen und Neuerungen',
    'Parâmetros e novidades',
  ],
  EXTERNES_ENTREPRISES_OPENSOME: [
    'Adhérents, accès externe',
    'Members, external access',
    'Mitglieder, externer Zugang',
    'Aderentes, acesso externo',
  ],
  PLANNING_ADMIN: ['Planning de tous', 'Everybody’s plan', 'Planung aller', 'Planeamento de todos'],
  PLANNING_SUPERADMIN: [
    'Planning de tous, mois validés compris',
    'Everybody’s plan, validated months included',
    'Planung aller, auch bestätigte Monate',
    'Planeamento de todos, incluindo meses validados',
  ],
  PLANNING_SALARIE: ['Son propre planning', 'One’s own plan', 'Der eigene Plan', 'O próprio plano'],
  FONCTIONS: ['Fonctions', 'Functions', 'Funktionen', 'Funções'],
  IDENTITES: [
    'Identités\u00a0: fonctions, droits et profils des personnes',
    'Identities: functions, rights and profiles of people',
    'Identitäten: Funktionen, Rechte und Profile der Personen',
    'Identidades: funções, direitos e perfis das pessoas',
  ],
  ENTREPRISES_INFOS_ADD: [
    'Informations additionnelles des adhérents',
    'Additional information on members',
    'Zusatzinformationen zu Mitgliedern',
    'Informações adicionais dos aderentes',
  ],
  UTILISATEURS_INFOS_ADD: [
    'Informations additionnelles des utilisateurs',
    'Additional information on users',
    'Zusatzinformationen zu Benutzern',
    'Informações adicionais dos utilizadores',
  ],
  PARTENAIRES_INFOS_ADD: [
    'Informations additionnelles des partenaires',
    'Additional information on partners',
    'Zusatzinformationen zu Partnern',
    'Informações adicionais dos parceiros',
  ],
  FOURNISSEURS_INFOS_ADD: [
    'Informations additionnelles des fournisseurs',
    'Additional information on suppliers',
    'Zusatzinformationen zu Lieferanten',
    'Informações adicionais dos fornecedores',
  ],
};

/** Codes that no person can be given: the specification shuts screens with them. */
export const CLOSED_RIGHTS: readonly string[] = ['INACCESSIBLE'];
