import type { NoteSpec } from '../../../src/resources/fields/note/kind';
import { labelOf, type Driver } from './driver';

export const noteDriver: Driver<NoteSpec, number> = {
  async fill({ scope }, spec, value) {
    const slider = scope.getByRole('slider', { name: labelOf(spec), exact: true });
    await slider.press('Home');
    for (let note = 0; note < value; note += spec.step ?? 1) await slider.press('ArrowRight');
  },
  shown: (value) => [new Intl.NumberFormat('fr-FR').format(value)],
};
