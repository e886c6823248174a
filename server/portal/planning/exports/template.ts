import { readStoredFile } from '../../../../src/resources/fields/shared/stored';
import { ExportPlanningAdherentModeles } from '../../../../src/resources/schemas/exportsPlanning';
import type { StoredRecord } from '../../../database/store';
import { problem } from '../../../http/problem';
import type { Tenant } from '../../../tenants';
import { printableImage } from './printable';
import { PLAIN, type PageLook } from './pdf/look';

/** Bytes: the largest printable image, which is also the upload limit of templates. */
const MOST_BYTES = 5 * 1024 * 1024;

export interface Template {
  readonly title: string | undefined;
  readonly look: PageLook;
}

/** Rejects an unprintable image, because an export without it might look correct. */
export const unprintable = (name: string) =>
  problem('invalid', { errors: { modeleId: [{ code: 'unprintableImage', args: { name, max: 5 } }] } });

const colourIn = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise;

/** Reads an image of a template as a data URL. @throws {ProblemError} `invalid` */
async function imageIn(tenant: Pick<Tenant, 'files'>, value: unknown): Promise<string | undefined> {
  const read = readStoredFile(value, {});
  if (!read.ok || !read.value) return undefined;
  const image = await printableImage(tenant, read.value, { file: MOST_BYTES });
  if (image === undefined) throw unprintable(read.value.name);
  return image.address;
}

/**
 * Returns the look of a template, or the default without one.
 *
 * @throws {ProblemError} `invalid` at `modeleId` if the template does not exist or an image is not printable
 */
export async function templateOf(
  tenant: Pick<Tenant, 'files' | 'store'>,
  templateId: number | undefined,
): Promise<Template> {
  if (templateId === undefined) return { title: undefined, look: PLAIN };
  const stored: StoredRecord | undefined = await tenant.store.get(ExportPlanningAdherentModeles, templateId);
  if (!stored) throw problem('invalid', { errors: { modeleId: [{ code: 'referenceMissing' }] } });
  const { libelle, couleurPrincipale, couleurSecondaire, imagePrincipaleFichier, imageSecondaireFichier } =
    stored.values;
  const mainImage = await imageIn(tenant, imagePrincipaleFichier);
  const secondImage = await imageIn(tenant, imageSecondaireFichier);
  return {
    title: typeof libelle === 'string' ? libelle : undefined,
    look: {
      mainColour: colourIn(couleurPrincipale, PLAIN.mainColour),
      secondColour: colourIn(couleurSecondaire, PLAIN.secondColour),
      ...(mainImage !== undefined && { mainImage }),
      ...(secondImage !== undefined && { secondImage }),
    },
  };
}
