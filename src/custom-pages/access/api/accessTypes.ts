import type { FLAG_OPTIONS } from '../../../resources/schemas/flags';

/** A level of a right. */
export type Flag = (typeof FLAG_OPTIONS)[number]['value'];

/** A right at one level, as the contract's calls name it (section 7.2 of the specification). */
export interface GivenRight {
  readonly droitId: number;
  readonly flag: Flag;
}

/** A right with the levels that it has. */
export interface Right {
  readonly id: number;
  readonly code: string;
  readonly libelle: string;
  readonly flags: readonly Flag[];
  /** What is not in use gives nothing. */
  readonly actif: boolean;
}

/** A function with the rights that it carries. */
export interface FunctionWithRights {
  readonly id: number;
  readonly code: string;
  readonly libelle: string;
  readonly actif: boolean;
  readonly droits: readonly GivenRight[];
}

/** A person who can sign in. */
export interface AccessPerson {
  readonly id: number;
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly lockoutEnd: string | null;
}

/** A function or a profile, by its names. */
export interface Named {
  readonly id: number;
  readonly code: string;
  readonly libelle: string;
}

/** What a person holds by name: functions, profiles and direct rights. */
export interface Identity extends AccessPerson {
  readonly fonctions: readonly Named[];
  readonly profils: readonly Named[];
  readonly droits: readonly GivenRight[];
}

/** Where a profile counts: a member company, or a part of it. */
export interface CompanyLink {
  readonly entrepriseId: number;
  readonly brancheId: number | null;
  readonly regionId: number | null;
  readonly siteId: number | null;
}

/** A profile of one person, with what it gives and where it counts. */
export interface HeldProfile extends Named {
  readonly droits: readonly GivenRight[];
  readonly entreprises: readonly CompanyLink[];
}

/** A level of a right that a function is to have, or to have no more. */
export interface RightChange extends GivenRight {
  readonly fonctionId: number;
  readonly granted: boolean;
}

/** Last name, then first name, as the API writes it. */
export const fullName = ({ nom, prenom }: Pick<AccessPerson, 'nom' | 'prenom'>): string => `${nom} ${prenom}`.trim();

/** Whether a person cannot sign in at `now`. */
export const isLocked = ({ lockoutEnd }: Pick<AccessPerson, 'lockoutEnd'>, now: Date): boolean =>
  lockoutEnd !== null && new Date(lockoutEnd) > now;
