import { labelOf, retype, type Driver } from './driver';

/** Kinds whose value is typed as text. @param shown formats the value as a cell does */
export const typedDriver = (shown: (value: string) => string = (value) => value): Driver<never, string> => ({
  fill: ({ scope }, spec, value) => {
    const name = { name: labelOf(spec), exact: true };
    // An input with suggestions is a combobox.
    return retype(scope.getByRole('textbox', name).or(scope.getByRole('combobox', name)), value);
  },
  shown: (value) => [shown(value)],
});
