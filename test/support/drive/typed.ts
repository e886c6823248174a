import { labelOf, retype, type Driver } from './driver';

/** The kinds whose value is typed as text. @param shown what a cell makes of it */
export const typedDriver = (shown: (value: string) => string = (value) => value): Driver<never, string> => ({
  fill: ({ scope }, spec, value) => {
    const name = { name: labelOf(spec), exact: true };
    // What proposes values while one types is a box with a list.
    return retype(scope.getByRole('textbox', name).or(scope.getByRole('combobox', name)), value);
  },
  shown: (value) => [shown(value)],
});
