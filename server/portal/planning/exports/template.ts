import { readStoredFile } from '../../../../src/resources/fields/shared/stored';
import { ExportPlanningAdherentModeles } from '../../../../src/resources/schemas/exportsPlanning';
import type { StoredRecord } from '../../../database/store';
import { problem } from '../../../http/problem';
import type { Tenant } from '../../../tenants';
import { printableImage } from './printable';
import { PLAIN, type PageLook } from './pdf/look';

/** The largest image that is printed, in bytes: what the form of a template takes. */
const MOST_BYTES = 5 * 1024 * 1024;

export interface Template {
  readonly title: string | undefined;
  readonly look: PageLook;
}

/** What is answered for a template with an image that no PDF holds: one more page without it would be taken for right. */
export const unprintable = (name: string) =>
  problem('invalid', { errors: { modeleId: [{ code: 'unprintableImage', args: { name, max: 5 } }] } });

const colourIn = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise;

/** An image of a template as a data address; undefined where it has none. @throws {ProblemError} `invalid` */
async function imageIn(tenant: Pick<Tenant, 'files'>, value: unknown): Promise<string | undefined> {
  const read = readStoredFile(value, {});
  if (!read.ok || !read.value) return undefined;
  const image = await printableImage(tenant, read.value, { file: MOST_BYTES });
  if (image === undefined) throw unprintable(read.value.name);
  return image.address;
}

/**
 * How the pages of a template look; plain ones where none was chosen.
 *
 * @throws {ProblemError} `invalid` at `modeleId`: there is no such template, or one of its images cannot be printed
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
