import type { ImageSpec } from '../../../src/resources/fields/image/kind';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { Upload } from '../generated/uploads';
import { escaped, labelOf, type Driver } from './driver';

interface Named {
  readonly name: string;
}

/** One or several files, chosen with the button beside their field. A list shows the first one. */
export const filesDriver: Driver<FieldSpec, Named | readonly Named[]> = {
  async fill({ scope }, spec, value) {
    const uploads = [value].flat().filter((one) => one instanceof Upload);
    const files = uploads.map(({ name, type, content }) => ({ name, mimeType: type, buffer: content }));
    const name = new RegExp(`^${escaped(labelOf(spec))} (?:Choisir|Ajouter|Remplacer)`);
    const frame = scope.getByRole('button', { name }).locator('..');
    await frame.locator('input[type=file]').setInputFiles(files);
  },
  shown: (value) =>
    [value]
      .flat()
      .slice(0, 1)
      .map((file: Named) => file.name),
};

/** An image, kept whole if the field offers to crop it; a list shows the picture itself. */
export const imageDriver: Driver<ImageSpec, Named | readonly Named[]> = {
  async fill(place, spec, value) {
    await filesDriver.fill(place, spec, value);
    const isChosen = [value].flat().some((one) => one instanceof Upload);
    if (spec.crop && isChosen) await place.scope.page().getByRole('button', { name: 'Garder l’image entière' }).click();
  },
  shown: () => [],
};
