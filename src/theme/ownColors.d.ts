import '@mui/material/styles';

// Extends MUI's palette types by our two colours, and by the soft variant of every colour.
declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string;
    onSoft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    onSoft?: string;
  }
  interface Palette {
    danger: PaletteColor;
    customPurple: PaletteColor;
    /** From mild to severe, for drawings. */
    severity: readonly string[];
  }
  interface PaletteOptions {
    severity?: readonly string[];
    danger?: SimplePaletteColorOptions;
    customPurple?: SimplePaletteColorOptions;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    danger: true;
    customPurple: true;
  }
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    danger: true;
    customPurple: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    danger: true;
    customPurple: true;
  }
}
declare module '@mui/material/Badge' {
  interface BadgePropsColorOverrides {
    danger: true;
    customPurple: true;
  }
}
declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsColorOverrides {
    danger: true;
    customPurple: true;
  }
}
