import type { Theme, ThemeOptions } from '@mui/material/styles';
import { colors, radius } from '../tokens';

/** The exact type that `createTheme` takes: TypeScript would compare another one property by property, for seconds. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;

export type BareTheme = Omit<Theme, 'components'>;

/** Menus of choices are above the snackbar, which would cover their last items. */
export const aboveMessages = ({ zIndex }: BareTheme) => ({ zIndex: zIndex.snackbar + 1 });

/** What opens over the page has an edge, because it may cover a surface of its own colour. */
export const raised = (theme: BareTheme) => ({
  backgroundColor: colors[theme.palette.mode].raised,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  boxShadow: theme.shadows[8],
});
