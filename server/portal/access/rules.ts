import type { AccessRule } from '../../../src/resources/language/accessRule';

const anyOf = (...rights: readonly string[]) => ({ rights }) satisfies AccessRule;

/** Access rules for rights (docs/decisions/0006-rights.md explains why). */
export const ACCESS_RULES = {
  /** A person's rights are shown to those who manage users and to those who grant rights. */
  readIdentities: anyOf('IDENTITES:read', 'IDENTITES:admin', 'UTILISATEURS:read', 'UTILISATEURS:admin'),
  /** People who grant rights could grant themselves any, so this requires the highest level. */
  giveToIdentities: anyOf('IDENTITES:admin'),
  readFunctions: anyOf('FONCTIONS:read', 'FONCTIONS:admin'),
  giveToFunctions: anyOf('FONCTIONS:admin'),
  viewAs: anyOf('IDENTITES:admin'),
} as const satisfies Readonly<Record<string, AccessRule>>;
