import type { FieldSpec } from '../../../src/resources/language/kind';
import { labelOf, retype, type Driver } from './driver';

/** Kinds that hold a number. @param format the number format of a cell */
export const numberDriver = <Spec extends FieldSpec>(
  format: (spec: Spec) => Intl.NumberFormatOptions,
  scale = 1,
): Driver<Spec, number> => ({
  fill: ({ scope }, spec, value) =>
    retype(scope.getByRole('textbox', { name: labelOf(spec), exact: true }), String(value).replace('.', ',')),
  shown: (value, spec) => [new Intl.NumberFormat('fr-FR', format(spec)).format(value * scale)],
});
