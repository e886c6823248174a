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
};
