import type { Grants } from './access';
import { readsField, reservedFields, writesField, writingRules } from './fieldAccess';
import type { AccessRule } from '../language/accessRule';
import type { Fields } from '../language/resourceSchema';

/** Where a right comes from. */
export interface RightSource {
  /** As `RESOURCE:flag`. */
  readonly right: string;
  readonly via: 'direct' | 'fonction' | 'profil';
  /** The function or profile; null for a direct right. */
  readonly id: number | null;
  readonly libelle: string | null;
  /** Of a profile that counts for some companies only: which, in words (`Durand SA, site Lyon`); the first ones. */
  readonly scope?: readonly string[];
  /** How many links it has. */
  readonly scopeCount?: number;
}

/** One right or function code that a rule names, and whether the person has it. */
export interface ExplainedItem {
  readonly name: string;
  readonly held: boolean;
  /** Of a right: through what it is held; empty where it is missing. */
  readonly sources: readonly RightSource[];
}

/** One part of a rule: what it wants, and whether the person passes it. */
export interface ExplainedPart {
  readonly part: keyof AccessRule;
  readonly passes: boolean;
  readonly items: readonly ExplainedItem[];
}

export interface Explanation {
  readonly allowed: boolean;
  /** Allowed for the companies of profiles only. */
  readonly limited?: boolean;
  /** Only the parts that the rule has: a rule without any lets everybody in. */
  readonly parts: readonly ExplainedPart[];
}

const PARTS = ['rights', 'fonctions', 'notFonctions', 'notRights'] as const satisfies readonly (keyof AccessRule)[];

/**
 * Why a rule lets a person in or keeps them out (section 6 of the specification): each part of it, with what is held
 * and through which function, profile or direct right. `allowed` is what `isRouteAllowed` answers.
 */
export function explainAccess(rule: AccessRule, held: Grants, sources: readonly RightSource[]): Explanation {
  const parts = PARTS.flatMap((part): readonly ExplainedPart[] => {
    const names = rule[part];
    if (!names) return [];
    const isOfRights = part === 'rights' || part === 'notRights';
    const all = isOfRights ? held.rights : held.functionCodes;
    const items = names.map((name) => ({
      name,
      held: all.includes(name),
      sources: isOfRights ? sources.filter(({ right }) => right === name) : [],
    }));
    const isExclusion = part === 'notFonctions' || part === 'notRights';
    return [{ part, items, passes: items.some((item) => item.held !== isExclusion) }];
  });
  return { allowed: parts.every(({ passes }) => passes), parts };
}

/** A field that is not for all who read or write the records, and what a person may do with it. */
export interface ExplainedField {
  readonly name: string;
  readonly reads: boolean;
  readonly writes: boolean;
  /** The rights, and functions by their codes, that they lack for the rest. */
  readonly needs: readonly string[];
}

/** Why a person reads or writes some fields of a record, or does not. */
export const explainFields = (fields: Fields, held: Grants): readonly ExplainedField[] =>
  reservedFields(fields).map(([name, spec]) => {
    const failed = writingRules(spec).flatMap((rule) =>
      explainAccess(rule, held, []).parts.filter(({ passes }) => !passes),
    );
    const needs = failed.flatMap(({ items }) => items.map((item) => item.name));
    return { name, reads: readsField(spec, held), writes: writesField(spec, held), needs: [...new Set(needs)] };
  });
