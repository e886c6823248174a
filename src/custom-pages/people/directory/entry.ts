import type { StoredFile } from '../../../resources/fields/shared/stored';

/** What the directory is searched by. */
export const SEARCHED = ['nom', 'fonction', 'equipe', 'structure'] as const;

export type Searched = (typeof SEARCHED)[number];

interface Team {
  readonly id: number;
  readonly libelle: string;
  readonly responsable: boolean;
}

/** A person of the staff directory. */
export interface Entry {
  readonly id: number;
  readonly nom: string;
  readonly prenom: string;
  readonly fonctions: readonly string[];
  readonly equipes: readonly Team[];
  readonly structure: string | null;
  readonly emailProfessionnel: string | null;
  readonly telephone: string | null;
  readonly photo: StoredFile | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => textOf(value) || null;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isFile = (value: unknown): value is StoredFile => isObject(value) && 'id' in value && 'name' in value;
const isTeam = (value: unknown): value is Team => isObject(value) && 'id' in value && 'libelle' in value;

/** A person as the API answers them; an API that says less of them leaves the rest empty. */
export function readEntry(value: unknown): Entry | undefined {
  if (!isObject(value) || value['id'] === undefined) return undefined;
  const { id, nom, prenom, fonctions, equipes, structure, emailProfessionnel, telephone, photo } = value;
  return {
    id: Number(id),
    nom: textOf(nom),
    prenom: textOf(prenom),
    fonctions: Array.isArray(fonctions) ? fonctions.map(textOf).filter((text) => text !== '') : [],
    equipes: Array.isArray(equipes) ? equipes.filter(isTeam) : [],
    structure: textOrNull(structure),
    emailProfessionnel: textOrNull(emailProfessionnel),
    telephone: textOrNull(telephone),
    photo: isFile(photo) ? photo : null,
  };
}

/** The name of a person as it is said. */
export const nameOf = ({ prenom, nom }: Pick<Entry, 'nom' | 'prenom'>): string => `${prenom} ${nom}`.trim();

/** The first letters of a person's names, for who has no photo. */
export const initialsOf = ({ prenom, nom }: Pick<Entry, 'nom' | 'prenom'>): string =>
  [prenom, nom].map((name) => [...name.trim()][0]?.toLocaleUpperCase('fr') ?? '').join('');
