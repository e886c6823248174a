import { textOf } from '../../../resources/common/narrow';
import type { DirectoryEntry } from '../../../portal/directory';
import type { StoredFile } from '../../../resources/fields/shared/stored';
import { isObject } from '../../../resources/common/isObject';

/** The displayed fields of a person. */
export interface DirectoryPerson extends Omit<DirectoryEntry, 'photo' | 'isPrivateMember'> {
  readonly photo: StoredFile | null;
}

type Team = DirectoryPerson['equipes'][number];

const textOrNull = (value: unknown): string | null => textOf(value) || null;
const isFile = (value: unknown): value is StoredFile => isObject(value) && 'id' in value && 'name' in value;
const isTeam = (value: unknown): value is Team => isObject(value) && 'id' in value && 'libelle' in value;

/** Parses a person; missing fields are empty. */
export function readEntry(value: unknown): DirectoryPerson | undefined {
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

/** As lists and plans name people, so that initials are the same everywhere. */
export const nameOf = ({ prenom, nom }: Pick<DirectoryPerson, 'nom' | 'prenom'>): string => `${nom} ${prenom}`.trim();
