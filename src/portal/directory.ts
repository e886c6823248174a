/** Fields to search and sort by; the specification lists no values for `SearchBy` (section 7.2). */
export const DIRECTORY_FIELDS = ['nom', 'fonction', 'equipe', 'structure'] as const;

export type DirectoryField = (typeof DIRECTORY_FIELDS)[number];

/** An item of `GET /Trombinoscope`; fields that a private member hides are null. */
export interface DirectoryEntry {
  readonly id: number;
  readonly nom: string;
  readonly prenom: string;
  readonly fonctions: readonly string[];
  readonly equipes: readonly { readonly id: number; readonly libelle: string; readonly responsable: boolean }[];
  readonly structure: string | null;
  readonly emailProfessionnel: string | null;
  readonly telephone: string | null;
  readonly photo: unknown;
  readonly isPrivateMember: boolean;
}
