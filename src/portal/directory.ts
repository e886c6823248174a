/** What the staff directory is searched and sorted by; the specification shows no values of `SearchBy` (section 7.2). */
export const DIRECTORY_FIELDS = ['nom', 'fonction', 'equipe', 'structure'] as const;

export type DirectoryField = (typeof DIRECTORY_FIELDS)[number];

/** A person of the staff directory (`GET /Trombinoscope`). What a private member keeps to themselves is null. */
export interface DirectoryEntry {
  readonly id: number;
  readonly nom: string;
  readonly prenom: string;
  readonly fonctions: readonly string[];
  readonly equipes: readonly { readonly id: number; readonly libelle: string; readonly responsable: boolean }[];
  readonly structure: string | null;
  readonly emailProfessionnel: string | null;
  readonly telephone: string | null;
  /** A stored image. */
  readonly photo: unknown;
  readonly isPrivateMember: boolean;
}
