import type { Grants } from './access';
import { readsField, reservedFields, writesField, writingRules } from './fieldAccess';
import type { AccessRule } from '../language/accessRule';
import type { Fields } from '../language/resourceSchema';

export interface RightSource {
  /** `RESOURCE:flag`. */
  readonly right: string;
  readonly via: 'direct' | 'fonction' | 'profil';
  readonly id: number | null;
  readonly libelle: string | null;
  /** Companies and sites of a limited profile in words (`Durand SA, site Lyon`); only the first ones. */
  readonly scope?: readonly string[];
  readonly scopeCount?: number;
}

export interface ExplainedItem {
  readonly name: string;
  readonly held: boolean;
  readonly sources: readonly RightSource[];
}

export interface ExplainedPart {
  readonly part: keyof AccessRule;
  readonly passes: boolean;
  readonly items: readonly ExplainedItem[];
}

export interface Explanation {
  readonly allowed: boolean;
  /** Allowed only for the companies of profiles. */
  readonly limited?: boolean;
  /** Only the parts that the rule has; a rule without parts admits every person. */
  readonly parts: readonly ExplainedPart[];
}

const PARTS = ['rights', 'fonctions', 'notFonctions', 'notRights'] as const satisfies readonly (keyof AccessRule)[];

/**
 * Explains the result of a rule (section 6 of the specification): each part, with what is held and through
 * which function, profile or direct right. `allowed` equals the result of `isRouteAllowed`.
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

/** A field with readers or writers of its own, and the person's access. */
export interface ExplainedField {
  readonly name: string;
  readonly reads: boolean;
  readonly writes: boolean;
  readonly needs: readonly string[];
}

export const explainFields = (fields: Fields, held: Grants): readonly ExplainedField[] =>
  reservedFields(fields).map(([name, spec]) => {
    const failed = writingRules(spec).flatMap((rule) =>
      explainAccess(rule, held, []).parts.filter(({ passes }) => !passes),
    );
    const needs = failed.flatMap(({ items }) => items.map((item) => item.name));
    return { name, reads: readsField(spec, held), writes: writesField(spec, held), needs: [...new Set(needs)] };
  });
