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
  PLANNING_ADMIN: ['Planning, administration', 'Planning, managed', 'Planung, Verwaltung', 'Planeamento, gestão'],
  PLANNING_SUPERADMIN: [
    'Planning, administration complète',
    'Planning, managed completely',
    'Planung, vollständige Verwaltung',
    'Planeamento, gestão completa',
  ],
  PLANNING_SALARIE: [
    'Planning, son propre planning',
    'Planning, one’s own plan',
    'Planung, der eigene Plan',
    'Planeamento, o próprio plano',
  ],
};
