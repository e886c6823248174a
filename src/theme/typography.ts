import type { TypographyVariantsOptions } from '@mui/material/styles';
import { type as tokens } from './tokens';

const { size, weight } = tokens;

const rem = (value: number) => `${value}rem`;

/** The type scale: small, firm headings for dense screens. */
export const typography: TypographyVariantsOptions = {
  fontFamily: tokens.family,
  fontWeightMedium: weight.medium,
  fontWeightBold: weight.strong,
  h1: { fontSize: rem(size.heading), fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h2: { fontSize: rem(size.title), fontWeight: weight.strong, lineHeight: 1.3, letterSpacing: '-0.005em' },
  h3: { fontSize: rem(size.large), fontWeight: weight.strong, lineHeight: 1.4 },
  h4: { fontSize: rem(size.body), fontWeight: weight.strong, lineHeight: 1.4 },
  // MUI's own components use these two for titles.
  h5: { fontSize: rem(size.heading), fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h6: { fontSize: rem(size.title), fontWeight: weight.strong, lineHeight: 1.3 },
  subtitle1: { fontSize: rem(size.large), fontWeight: weight.medium },
  subtitle2: { fontSize: rem(size.body), fontWeight: weight.medium },
  body1: { fontSize: rem(size.body), lineHeight: 1.5 },
  body2: { fontSize: rem(size.small), lineHeight: 1.45 },
  button: { fontSize: rem(size.body), fontWeight: weight.medium, textTransform: 'none', lineHeight: 1.5 },
  caption: { fontSize: rem(size.caption), lineHeight: 1.4 },
  overline: { fontSize: rem(size.caption), fontWeight: weight.strong, letterSpacing: '0.04em', textTransform: 'none' },
};
