import type { Extent } from '../../../src/resources/access/extent';

/** A person who can sign in. The password hash never leaves `accounts.ts`. */
export interface Account {
  readonly id: number;
  readonly version: number;
  readonly email: string;
  readonly nom: string;
  readonly prenom: string;
  readonly photoFileId: string | null;
  /** The `sub` claim of an external issuer; null with the embedded one. */
  readonly subject: string | null;
  /** Rights that hold for all companies. */
  readonly rights: readonly string[];
  /** Rights of profiles that are limited to some companies. */
  readonly rightsOfProfiles: readonly { readonly right: string; readonly profilId: number }[];
  readonly profileExtents: Readonly<Record<string, Extent>>;
  readonly fonctions: readonly string[];
  /** Codes of the same functions, for access rules. */
  readonly fonctionsCode: readonly string[];
  /** ISO 8601 in UTC; null: not locked. */
  readonly lockedUntil: string | null;
}

export interface NewAccount {
  readonly email: string;
  readonly nom: string;
  readonly prenom: string;
  readonly subject?: string | null;
  readonly lockedUntil?: string | null;
  /** Rights to grant directly, as `RESOURCE:flag`. */
  readonly rights?: readonly string[];
  /** The address has been proved to belong to the person. */
  readonly confirmed?: boolean;
  readonly hidden?: boolean;
  /** The account expires at this moment; absent: never. */
  readonly throwAwayUntil?: Date;
  /** In clear text; without a password, the person must set one before signing in. */
  readonly password?: string;
}

/** Last name, then first name, as pickers show people (section 3 of the specification). */
export const fullNameOf = ({ nom, prenom }: Pick<Account, 'nom' | 'prenom'>): string => `${nom} ${prenom}`.trim();

export const isLocked = ({ lockedUntil }: Pick<Account, 'lockedUntil'>, now: Date): boolean =>
  lockedUntil !== null && new Date(lockedUntil) > now;
