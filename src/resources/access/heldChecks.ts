import type { Grants } from './access';

/** A preference of the signed-in person, as `GET /preferencesUtilisateur` answers it. */
export interface Preference {
  readonly id: number;
  readonly nom: string;
  readonly valeur: string | null;
}

/** The three questions that every screen may ask of the signed-in person (section 6 of the specification). */
export interface HeldChecks {
  /** `hasRight('ENTREPRISES:update')` */
  readonly hasRight: (right: string) => boolean;
  /** By its code: `hasFonction('MEDECIN')` */
  readonly hasFonction: (code: string) => boolean;
  /** Whether the preference of this name holds the value, alone or among others. */
  readonly preferenceContains: (name: string, value: string) => boolean;
}

/** The values of a preference, which stand between semicolons: `'nord; sud'` is nord and sud. */
const valuesOf = ({ valeur }: Pick<Preference, 'valeur'>): readonly string[] =>
  (valeur ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Answers the three questions from what is held and preferred; what is not known yet is not held. */
export const heldChecks = (held: Grants | undefined, preferences: readonly Preference[]): HeldChecks => ({
  hasRight: (right) => held?.rights.includes(right) ?? false,
  hasFonction: (code) => held?.functionCodes.includes(code) ?? false,
  preferenceContains: (name, value) =>
    preferences.some((preference) => preference.nom === name && valuesOf(preference).includes(value)),
});
