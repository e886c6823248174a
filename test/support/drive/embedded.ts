import type { FieldSpec } from '../../../src/resources/language/kind';
import type { Fields } from '../../../src/resources/language/resourceSchema';
import { labelOf, type Driver, type Form } from './driver';
import type { Values } from '../../../src/resources/language/values';

type WithFields = FieldSpec & { readonly fields: Fields };

/** Passed as an argument to break the import cycle with the registry of drivers, which contains these. */
export type FillFields = (form: Form, fields: Fields, values: Values) => Promise<void>;

/** An embedded object; an optional one has a button to add it. */
export const embeddedDriver = (fillFields: FillFields): Driver<WithFields, Values> => ({
  async fill({ scope, nameOf }, spec, value) {
    const group = scope.getByRole('group', { name: labelOf(spec), exact: true });
    if (!spec.required) await group.getByRole('button', { name: 'Renseigner' }).click();
    await fillFields({ scope: group, nameOf }, spec.fields, value);
  },
  shown: () => [],
});

export const embeddedListDriver = (fillFields: FillFields): Driver<WithFields, readonly Values[]> => ({
  async fill({ scope, nameOf }, spec, rows) {
    const group = scope.getByRole('group', { name: labelOf(spec), exact: true });
    for (const [index, row] of rows.entries()) {
      await group.getByRole('button', { name: 'Ajouter une ligne' }).click();
      const line = group.getByRole('group', { name: `${labelOf(spec)} ${index + 1}`, exact: true });
      await fillFields({ scope: line, nameOf }, spec.fields, row);
    }
  },
  // A cell names the rows by their first field; `cells.dom.test.ts` tests it.
  shown: () => [],
});
