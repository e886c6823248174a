import type { AccessRule } from '../../resources/access';
import type { MenuGroup } from '../../resources/menuGroups';
import type { Words } from '../../resources/words';

/** A menu entry of a screen that no declaration makes: plain data. */
export interface CustomEntry {
  readonly path: string;
  readonly label: Words;
  readonly icon: string;
  readonly order?: number;
  /** Absent: above the groups, without a heading. */
  readonly group?: MenuGroup;
  readonly rule?: AccessRule;
}

/** The screens of `custom-pages` that the menu leads to. */
export const customEntries: readonly CustomEntry[] = [
  { path: '/home', label: ['Accueil', 'Home', 'Startseite', 'Início'], icon: 'home' },
];
