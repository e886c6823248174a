import type { AccessRule } from './accessRule';

/** Who may read or write a field: people with one of the rights and one of the functions (codes), as far as given. */
export type FieldAccess = Pick<AccessRule, 'rights' | 'fonctions'>;
