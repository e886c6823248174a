import type { Grants } from './access';

export interface Preference {
  readonly id: number;
  readonly nom: string;
  readonly valeur: string | null;
}

/** The three checks for the signed-in person (section 6 of the specification). */
export interface HeldChecks {
  /** `hasRight('ENTREPRISES:update')` */
  readonly hasRight: (right: string) => boolean;
  /** By code: `hasFonction('MEDECIN')`. */
  readonly hasFonction: (code: string) => boolean;
  /** True if the preference contains the value, alone or among others. */
  readonly preferenceContains: (name: string, value: string) => boolean;
}

/** Values separated by semicolons: `'nord; sud'` is nord and sud. */
const valuesOf = ({ valeur }: Pick<Preference, 'valeur'>): readonly string[] =>
  (valeur ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Unknown grants count as not held. */
export const heldChecks = (held: Grants | undefined, preferences: readonly Preference[]): HeldChecks => ({
  hasRight: (right) => held?.rights.includes(right) ?? false,
  hasFonction: (code) => held?.functionCodes.includes(code) ?? false,
  preferenceContains: (name, value) =>
    preferences.some((preference) => preference.nom === name && valuesOf(preference).includes(value)),
});
