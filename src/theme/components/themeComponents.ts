import type { Theme, ThemeOptions } from '@mui/material/styles';

/** The exact type that `createTheme` takes: TypeScript would compare another one property by property, for seconds. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;

export type BareTheme = Omit<Theme, 'components'>;

/** Menus of choices are above the snackbar, which would cover their last items. */
export const aboveMessages = ({ zIndex }: BareTheme) => ({ zIndex: zIndex.snackbar + 1 });
