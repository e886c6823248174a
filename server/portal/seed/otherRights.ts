import { RIGHT_WORDS } from '../../../src/resources/schemas/rightWords';

/** Rights that several resources share or that undeclared screens need, with their French names. */
export const OTHER_RIGHTS: readonly (readonly [code: string, libelle: string])[] = Object.entries(RIGHT_WORDS).map(
  ([code, [libelle]]) => [code, libelle],
);
