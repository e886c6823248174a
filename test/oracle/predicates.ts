import type { RouteExpectation } from './types';

export interface Grants {
  readonly rights: readonly string[];
  readonly functionCodes: readonly string[];
}

/** A rule in the terms of section 6 of the specification; an absent part requires nothing. */
export interface Rule {
  readonly rights?: readonly string[] | undefined;
  readonly fonctions?: readonly string[] | undefined;
  readonly notFonctions?: readonly string[] | undefined;
  readonly notRights?: readonly string[] | undefined;
  readonly children?: readonly Rule[] | undefined;
}

const countOf = (listed: readonly string[], held: readonly string[]): number => {
  const own = new Set(held);
  let count = 0;
  for (const one of listed) if (own.has(one)) count += 1;
  return count;
};

/**
 * Section 6: "a rights rule needs at least one listed right; a functions rule needs at least one listed function code;
 * notFonctions and notRights need the absence of at least one listed item".
 */
export function opensRoute(rule: Rule, held: Grants): boolean {
  if (rule.rights && countOf(rule.rights, held.rights) < 1) return false;
  if (rule.fonctions && countOf(rule.fonctions, held.functionCodes) < 1) return false;
  if (rule.notFonctions && countOf(rule.notFonctions, held.functionCodes) === rule.notFonctions.length) return false;
  return !(rule.notRights && countOf(rule.notRights, held.rights) === rule.notRights.length);
}

/**
 * Section 6: visible when "any required right is held; no excluded function is held; any required function is held; no
 * excluded right is held. A group with children shows only if at least one child is visible".
 */
export function showsEntry(rule: Rule, held: Grants): boolean {
  if (rule.rights && countOf(rule.rights, held.rights) < 1) return false;
  if (rule.fonctions && countOf(rule.fonctions, held.functionCodes) < 1) return false;
  if (countOf(rule.notFonctions ?? [], held.functionCodes) + countOf(rule.notRights ?? [], held.rights) > 0)
    return false;
  if (!rule.children) return true;
  for (const child of rule.children) if (showsEntry(child, held)) return true;
  return false;
}

export const isOpenTo = (expected: RouteExpectation, held: readonly string[]): boolean =>
  expected === 'public' || expected === 'session' || countOf(expected, held) > 0;
