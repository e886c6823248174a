import type { FieldSpec } from '../../../src/resources/language/kind';
import type { Fields } from '../../../src/resources/language/resourceSchema';
import { labelOf, type Driver, type Form } from './driver';
import type { Values } from '../../../src/resources/language/values';

type WithFields = FieldSpec & { readonly fields: Fields };

/** Fills inputs by the drivers of their kinds; the registry of drivers hands itself over, since it holds these too. */
export type FillFields = (form: Form, fields: Fields, values: Values) => Promise<void>;

/** An object of fields of its own; an optional one is filled in on demand. */
export const embeddedDriver = (fillFields: FillFields): Driver<WithFields, Values> => ({
  async fill({ scope, nameOf }, spec, value) {
    const group = scope.getByRole('group', { name: labelOf(spec), exact: true });
    if (!spec.required) await group.getByRole('button', { name: 'Renseigner' }).click();
    await fillFields({ scope: group, nameOf }, spec.fields, value);
  },
  shown: () => [],
});

/** Rows of the same fields. */
export const embeddedListDriver = (fillFields: FillFields): Driver<WithFields, readonly Values[]> => ({
  async fill({ scope, nameOf }, spec, rows) {
    const group = scope.getByRole('group', { name: labelOf(spec), exact: true });
    for (const [index, row] of rows.entries()) {
      await group.getByRole('button', { name: 'Ajouter une ligne' }).click();
      const line = group.getByRole('group', { name: `${labelOf(spec)} ${index + 1}`, exact: true });
      await fillFields({ scope: line, nameOf }, spec.fields, row);
    }
  },
  shown: (rows) => [`${rows.length} élément`],
});
