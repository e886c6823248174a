import type { FLAG_OPTIONS } from '../../../resources/schemas/flags';

export type Flag = (typeof FLAG_OPTIONS)[number]['value'];

/** A right at one level, as in the contract's calls (section 7.2 of the specification). */
export interface GivenRight {
  readonly droitId: number;
  readonly flag: Flag;
}

export interface Right {
  readonly id: number;
  readonly code: string;
  readonly libelle: string;
  readonly flags: readonly Flag[];
  /** Inactive rights grant nothing. */
  readonly actif: boolean;
}

export interface FunctionWithRights {
  readonly id: number;
  readonly code: string;
  readonly libelle: string;
  readonly actif: boolean;
  readonly droits: readonly GivenRight[];
}

export interface AccessPerson {
  readonly id: number;
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly lockoutEnd: string | null;
}

export interface Named {
  readonly id: number;
  readonly code: string;
  readonly libelle: string;
}

export interface Identity extends AccessPerson {
  readonly fonctions: readonly Named[];
  readonly profils: readonly Named[];
  readonly droits: readonly GivenRight[];
}

/** The company, or the part of it, that a profile applies to. */
export interface CompanyLink {
  readonly entrepriseId: number;
  readonly brancheId: number | null;
  readonly regionId: number | null;
  readonly siteId: number | null;
}

export interface HeldProfile extends Named {
  readonly droits: readonly GivenRight[];
  readonly entreprises: readonly CompanyLink[];
}

export interface RightChange extends GivenRight {
  readonly fonctionId: number;
  readonly granted: boolean;
}

/** Last name first, as the API writes it. */
export const fullName = ({ nom, prenom }: Pick<AccessPerson, 'nom' | 'prenom'>): string => `${nom} ${prenom}`.trim();

export const isLocked = ({ lockoutEnd }: Pick<AccessPerson, 'lockoutEnd'>, now: Date): boolean =>
  lockoutEnd !== null && new Date(lockoutEnd) > now;
