import { readStoredFile, type StoredFile } from '../../resources/fields/shared/stored';
import type { AnyRecord } from '../../resources/language/resourceSchema';

export interface Template {
  readonly mainImage: StoredFile | undefined;
  readonly secondImage: StoredFile | undefined;
  readonly mainColour: string;
  readonly secondColour: string;
}

function imageIn(value: unknown): StoredFile | undefined {
  const read = readStoredFile(value, {});
  return read.ok ? read.value : undefined;
}

const colourIn = (value: unknown, other: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : other;

/** Defaults to black and white if the API stores no colours. */
export const readTemplate = (record: AnyRecord): Template => ({
  mainImage: imageIn(record['imagePrincipaleFichier']),
  secondImage: imageIn(record['imageSecondaireFichier']),
  mainColour: colourIn(record['couleurPrincipale'], '#000000'),
  secondColour: colourIn(record['couleurSecondaire'], '#ffffff'),
});
