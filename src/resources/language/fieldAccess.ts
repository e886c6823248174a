import type { AccessRule } from './accessRule';

/** Who reads or writes a field: holders of one of the rights, with one of the functions (by their codes), each where given. */
export type FieldAccess = Pick<AccessRule, 'rights' | 'fonctions'>;
