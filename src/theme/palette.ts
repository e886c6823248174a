import type { PaletteOptions, SimplePaletteColorOptions } from '@mui/material/styles';
import { colors, type Skin, type ToneColors } from './tokens';

const paletteColor = ({ main, strong, onMain, soft, onSoft }: ToneColors): SimplePaletteColorOptions => ({
  main,
  dark: strong,
  light: soft,
  contrastText: onMain,
  soft,
  onSoft,
});

/** Converts the tokens to MUI's palette; `danger` becomes `error`. */
export function paletteOf(skin: Skin): PaletteOptions {
  const { tones, severity, ...color } = colors[skin];
  return {
    mode: skin,
    primary: paletteColor(tones.primary),
    secondary: paletteColor(tones.secondary),
    success: paletteColor(tones.success),
    warning: paletteColor(tones.warning),
    error: paletteColor(tones.danger),
    danger: paletteColor(tones.danger),
    info: paletteColor(tones.info),
    customPurple: paletteColor(tones.customPurple),
    severity,
    background: { default: color.page, paper: color.surface },
    text: { primary: color.text, secondary: color.textQuiet, disabled: color.textDisabled },
    divider: color.border,
    action: { active: color.textQuiet, disabled: color.textDisabled },
  };
}
