import type { Words } from '../language/words';

/** The levels of a right, as section 6 of the specification spells them. */
export const FLAG_OPTIONS = [
  { value: 'read', label: ['Lecture', 'Read', 'Lesen', 'Leitura'] },
  { value: 'create', label: ['Création', 'Create', 'Anlegen', 'Criação'] },
  { value: 'update', label: ['Modification', 'Update', 'Ändern', 'Alteração'] },
  { value: 'admin', label: ['Administration', 'Administration', 'Verwaltung', 'Administração'] },
] as const satisfies readonly { readonly value: string; readonly label: Words }[];
