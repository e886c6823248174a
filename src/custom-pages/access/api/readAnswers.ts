import { textOf, numberOrNull } from '../../../resources/common/narrow';
import { FLAG_OPTIONS } from '../../../resources/schemas/flags';
import type {
  CompanyLink,
  Flag,
  FunctionWithRights,
  GivenRight,
  HeldProfile,
  Identity,
  Named,
  AccessPerson,
  Right,
} from './accessTypes';

/** Lenient parsing of answers: missing parts are empty, unknown ones are ignored. */

type Json = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

export function itemsOf<Item>(body: unknown, read: (item: Json) => Item): readonly Item[] {
  const items = Array.isArray(body) ? body : objectOf(body).items;
  return Array.isArray(items) ? items.map((item) => read(objectOf(item))) : [];
}

const isFlag = (value: unknown): value is Flag => FLAG_OPTIONS.some((option) => option.value === value);

const rightsIn = (value: unknown): readonly GivenRight[] =>
  itemsOf(value, ({ droitId, flag }) => (isFlag(flag) ? { droitId: Number(droitId), flag } : undefined)).filter(
    (given) => given !== undefined,
  );

const namedIn = ({ id, code, libelle }: Json): Named => ({
  id: Number(id),
  code: textOf(code),
  libelle: textOf(libelle),
});

const isInUse = ({ actif }: Json): boolean => actif !== false;

export const readRight = (item: Json): Right => ({
  ...namedIn(item),
  actif: isInUse(item),
  flags: Array.isArray(item.flags) ? item.flags.filter(isFlag) : FLAG_OPTIONS.map(({ value }) => value),
});

export const readFunction = (item: Json): FunctionWithRights => ({
  ...namedIn(item),
  actif: isInUse(item),
  droits: rightsIn(item.droits),
});

export const readPerson = (item: Json): AccessPerson => ({
  id: Number(item.id),
  nom: textOf(item.nom),
  prenom: textOf(item.prenom),
  email: textOf(item.email),
  lockoutEnd: typeof item.lockoutEnd === 'string' ? item.lockoutEnd : null,
});

/** Parses `GET /Identities/{id}?includeDroits=true`. */
export function readIdentity(body: unknown): Identity {
  const item = objectOf(body);
  return {
    ...readPerson(item),
    fonctions: itemsOf(item.fonctions, namedIn),
    profils: itemsOf(item.profils, namedIn),
    droits: rightsIn(item.droits),
  };
}

const readCompany = (item: Json): CompanyLink => ({
  entrepriseId: Number(item.entrepriseId),
  brancheId: numberOrNull(item.brancheId),
  regionId: numberOrNull(item.regionId),
  siteId: numberOrNull(item.siteId),
});

/** Parses `GET /Identities/{id}/Profils/{profilId}`. */
export function readProfile(body: unknown): HeldProfile {
  const item = objectOf(body);
  return { ...namedIn(item), droits: rightsIn(item.droits), entreprises: itemsOf(item.entreprises, readCompany) };
}
