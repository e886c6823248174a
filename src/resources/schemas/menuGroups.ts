import type { Words } from '../language/words';

/** The groups of the menu, those of each day first. */
export const menuGroups = {
  adherents: ['Adhérents', 'Members', 'Mitglieder', 'Aderentes'],
  planning: ['Planning', 'Planning', 'Planung', 'Planeamento'],
  equipe: ['Équipe', 'Staff', 'Personal', 'Equipa'],
  suivi: ['Suivi', 'Follow-up', 'Nachverfolgung', 'Acompanhamento'],
  partenaires: ['Partenaires', 'Partners', 'Partner', 'Parceiros'],
  referentiels: ['Référentiels', 'Reference data', 'Stammdaten', 'Dados de referência'],
  administration: ['Administration', 'Administration', 'Verwaltung', 'Administração'],
} as const satisfies Record<string, Words>;

export type MenuGroup = keyof typeof menuGroups;
