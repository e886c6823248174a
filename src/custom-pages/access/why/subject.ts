import type { AccessRule } from '../../../resources/language/accessRule';

/** What a person may be asked about: a screen, or an action of the API. */
export interface Subject {
  /** What people call it. Unique. */
  readonly label: string;
  /** Its address, by which it is found too. */
  readonly address: string;
  /** Parameters for the API: a browser address, or a method and a path. */
  readonly query: { readonly route: string } | { readonly method: string; readonly path: string };
  /** Known here only for screens. */
  readonly rule?: AccessRule;
  /** Reachable without signing in. */
  readonly isPublic?: boolean;
}

/** Replaces parameters by any id: rules do not depend on it. */
export const withIds = (pattern: string): string => pattern.replace(/\{\w+\}|:\w+/g, '1');
