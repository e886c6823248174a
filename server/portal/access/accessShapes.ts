import type { JsonSchema } from '../../../src/resources/language/kind';
import { FLAG_OPTIONS } from '../../../src/resources/schemas/flags';
import { arrayOf, id, object, text, textOrNull, yesOrNo } from '../../http/calls/shapes';

export const flag: JsonSchema = { type: 'string', enum: FLAG_OPTIONS.map(({ value }) => value) };

export const link = (...ids: readonly string[]): JsonSchema =>
  object(Object.fromEntries(['id', ...ids].map((name) => [name, id])));

export const givenLink = (...ids: readonly string[]): JsonSchema =>
  object({ ...Object.fromEntries(['id', ...ids].map((name) => [name, id])), flag });

export const functionShape = object({ id, code: text, libelle: text, entityType: text, actif: yesOrNo });
export const givenRightShape = object({ droitId: id, code: text, libelle: text, flag });
export const profileShape = object({ id, code: text, libelle: text });

const companyParts = { brancheId: id, regionId: id, siteId: id };
export const companyShape = object(
  { id, identityId: id, profilId: id, entrepriseId: id, ...companyParts },
  Object.keys(companyParts),
);

const person = { id, nom: text, prenom: text, nomComplet: text, email: text, lockoutEnd: textOrNull };
export const personShape = object(person);
export const identityShape = object(
  { ...person, fonctions: arrayOf(functionShape), profils: arrayOf(profileShape), droits: arrayOf(givenRightShape) },
  ['droits'],
);
