import { labelOf, retype, type Driver } from './driver';

/** The kinds whose value is typed as text. @param shown what a cell makes of it */
export const typedDriver = (shown: (value: string) => string = (value) => value): Driver<never, string> => ({
  fill: ({ scope }, spec, value) => retype(scope.getByRole('textbox', { name: labelOf(spec), exact: true }), value),
  shown: (value) => [shown(value)],
});
