import type { Extent } from '../../../src/resources/access/extent';

/** A person who can sign in. The password's hash never leaves `accounts.ts`. */
export interface Account {
  readonly id: number;
  /** Grows with every change. */
  readonly version: number;
  readonly email: string;
  readonly nom: string;
  readonly prenom: string;
  /** The id of the file that holds a picture, or null. */
  readonly photoFileId: string | null;
  /** What another issuer calls this person (`sub`); null for the embedded one. */
  readonly subject: string | null;
  /** Those that hold everywhere. */
  readonly rights: readonly string[];
  /** Rights by profiles that count for some companies only. */
  readonly rightsOfProfiles: readonly { readonly right: string; readonly profilId: number }[];
  /** Where those profiles count, by their id. */
  readonly profileExtents: Readonly<Record<string, Extent>>;
  /** Ids of functions. */
  readonly fonctions: readonly string[];
  /** Codes of the same functions: what access rules ask for. */
  readonly fonctionsCode: readonly string[];
  /** Until when it is locked, as ISO 8601 in UTC; null: not locked. */
  readonly lockedUntil: string | null;
}

export interface NewAccount {
  readonly email: string;
  readonly nom: string;
  readonly prenom: string;
  readonly subject?: string | null;
  readonly lockedUntil?: string | null;
  /** Rights to be given directly, as `RESOURCE:flag`. */
  readonly rights?: readonly string[];
  /** Whether the address is known to be the person's. */
  readonly confirmed?: boolean;
  /** Whether lists leave the person out. */
  readonly hidden?: boolean;
  /** When the account ends by itself; absent: it stays. */
  readonly throwAwayUntil?: Date;
  /** In clear; absent: the person cannot sign in before setting one. */
  readonly password?: string;
}

/** Last name, then first name, as pickers show people (section 3 of the specification). */
export const fullNameOf = ({ nom, prenom }: Pick<Account, 'nom' | 'prenom'>): string => `${nom} ${prenom}`.trim();

export const isLocked = ({ lockedUntil }: Pick<Account, 'lockedUntil'>, now: Date): boolean =>
  lockedUntil !== null && new Date(lockedUntil) > now;
