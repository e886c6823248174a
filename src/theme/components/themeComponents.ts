import type { Theme, ThemeOptions } from '@mui/material/styles';

/** Exactly what `createTheme` takes: a part of another theme's type would be compared property by property, for seconds. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;

/** The theme as the functions of its parts see it. */
export type BareTheme = Omit<Theme, 'components'>;

/** Where a list of choices is drawn: above a message at the bottom of the window, which would lie over its last choices. */
export const aboveMessages = ({ zIndex }: BareTheme) => ({ zIndex: zIndex.snackbar + 1 });
