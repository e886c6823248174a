import type { Words } from '../language/words';

/** The groups of the menu, in their order. */
export const menuGroups = {
  adherents: ['Adhérents', 'Members', 'Mitglieder', 'Aderentes'],
  partenaires: ['Partenaires', 'Partners', 'Partner', 'Parceiros'],
  equipe: ['Équipe', 'Staff', 'Personal', 'Equipa'],
  planning: ['Planning', 'Planning', 'Planung', 'Planeamento'],
  suivi: ['Suivi', 'Follow-up', 'Nachverfolgung', 'Acompanhamento'],
  referentiels: ['Référentiels', 'Reference data', 'Stammdaten', 'Dados de referência'],
  administration: ['Administration', 'Administration', 'Verwaltung', 'Administração'],
} as const satisfies Record<string, Words>;

export type MenuGroup = keyof typeof menuGroups;
