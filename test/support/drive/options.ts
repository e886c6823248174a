import type { FieldSpec } from '../../../src/resources/language/kind';
import { optionOf, type Option } from '../../../src/resources/fields/shared/options';
import { escaped, labelOf, type Driver } from './driver';

const wordsOf = (value: string, options: readonly Option[]): string => optionOf(value, options)?.label[0] ?? value;

/** A single choice. A select's accessible name contains its label and the chosen option. */
export const optionDriver = <Spec extends FieldSpec>(
  optionsOf: (spec: Spec) => readonly Option[],
): Driver<Spec, string> => ({
  async fill({ scope }, spec, value) {
    const options = optionsOf(spec);
    const chosen = options.map(({ label }) => escaped(label[0])).join('|');
    const name = new RegExp(`^${escaped(labelOf(spec))}[\\s\\u200b]*(?:${chosen})?$`);
    await scope.getByRole('combobox', { name }).click();
    await scope
      .page()
      .getByRole('option', { name: wordsOf(value, options), exact: true })
      .click();
  },
  shown: (value, spec) => [wordsOf(value, optionsOf(spec))],
});

export const optionsDriver = <Spec extends FieldSpec>(
  optionsOf: (spec: Spec) => readonly Option[],
): Driver<Spec, readonly string[]> => ({
  async fill({ scope }, spec, values) {
    const box = scope.getByRole('combobox', { name: labelOf(spec), exact: true });
    await box.click();
    for (const value of values)
      await scope
        .page()
        .getByRole('option', { name: wordsOf(value, optionsOf(spec)), exact: true })
        .click();
    await box.press('Tab');
  },
  shown: (values, spec) => values.map((value) => wordsOf(value, optionsOf(spec))),
});
