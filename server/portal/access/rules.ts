import type { AccessRule } from '../../../src/resources/language/accessRule';

const anyOf = (...rights: readonly string[]) => ({ rights }) satisfies AccessRule;

/** Who may do what with rights (docs/decisions/0006-rights.md says why). */
export const ACCESS_RULES = {
  /** What a person holds is shown to those who maintain users and to those who give rights. */
  readIdentities: anyOf('IDENTITES:read', 'IDENTITES:admin', 'UTILISATEURS:read', 'UTILISATEURS:admin'),
  /** People who give rights could give themselves any: it asks for the highest level. */
  giveToIdentities: anyOf('IDENTITES:admin'),
  readFunctions: anyOf('FONCTIONS:read', 'FONCTIONS:admin'),
  giveToFunctions: anyOf('FONCTIONS:admin'),
  viewAs: anyOf('IDENTITES:admin'),
} as const satisfies Readonly<Record<string, AccessRule>>;
