import type { BooleanSpec } from '../../../src/resources/fields/boolean/kind';
import { labelOf, type Driver } from './driver';

/** A switch for a required value, otherwise a choice of yes, no or unset. */
export const booleanDriver: Driver<BooleanSpec, boolean> = {
  async fill({ scope }, spec, value) {
    const name = labelOf(spec);
    if (typeof spec.initial === 'boolean') return scope.getByRole('switch', { name, exact: true }).setChecked(value);
    const group = scope.getByRole('radiogroup', { name, exact: true });
    await group.getByRole('radio', { name: value ? 'Oui' : 'Non', exact: true }).check();
  },
  shown: (value) => [value ? 'Oui' : 'Non'],
};
