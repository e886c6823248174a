/** Light by default. */
export const SKINS = ['light', 'dark'] as const;

export type Skin = (typeof SKINS)[number];

/** The status colours of section 4 of the specification, and the product's `primary`. */
export type Tone = 'primary' | 'success' | 'warning' | 'danger' | 'secondary' | 'info' | 'customPurple';

/** Four uses of a colour; each text pair meets WCAG AA (tokens.test.ts). */
export interface ToneColors {
  /** Filled buttons, links, icons: also legible as text on `surface` and `page`. */
  readonly main: string;
  /** `main` on hover. */
  readonly strong: string;
  /** Text on `main` and `strong`. */
  readonly onMain: string;
  /** A soft background: badges, selected rows. */
  readonly soft: string;
  /** Text on `soft`. */
  readonly onSoft: string;
}

export interface ColorTokens {
  /** Page background. */
  readonly page: string;
  /** Cards, tables, bars. */
  readonly surface: string;
  /** Menus and dialogs, above surfaces. */
  readonly raised: string;
  /** Table heads and wells, below surfaces. */
  readonly sunken: string;
  /** Selected rows: lighter than the soft colours, whose badges stand in them. */
  readonly selected: string;
  readonly text: string;
  readonly textQuiet: string;
  /** Disabled controls; WCAG exempts them from the contrast ratio. */
  readonly textDisabled: string;
  /** Decorative hairlines. */
  readonly border: string;
  /** Outlines of inputs: contrast of 3:1 with their surroundings. */
  readonly borderStrong: string;
  readonly focus: string;
  readonly tooltip: string;
  readonly onTooltip: string;
  readonly tones: Readonly<Record<Tone, ToneColors>>;
  /** A scale from mild to severe, in drawings: each step stands out more from `surface` than the one before. */
  readonly severity: readonly [string, string, string, string];
}

const light: ColorTokens = {
  page: '#f6f5f1',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f0eee9',
  selected: '#f0f7f5',
  text: '#1b2423',
  textQuiet: '#55605d',
  textDisabled: '#949a97',
  border: '#e0ddd5',
  borderStrong: '#8a8981',
  focus: '#0d6e6a',
  tooltip: '#26302e',
  onTooltip: '#f6f5f1',
  tones: {
    primary: { main: '#0f5f5c', strong: '#0a4744', onMain: '#ffffff', soft: '#dfecea', onSoft: '#0b4d4a' },
    success: { main: '#1f7440', strong: '#175932', onMain: '#ffffff', soft: '#e0f0e4', onSoft: '#17562f' },
    warning: { main: '#a4500a', strong: '#803d06', onMain: '#ffffff', soft: '#fbead7', onSoft: '#7c3c07' },
    danger: { main: '#b0281f', strong: '#8a1e17', onMain: '#ffffff', soft: '#fae3e0', onSoft: '#8a1e17' },
    secondary: { main: '#59625f', strong: '#424a48', onMain: '#ffffff', soft: '#eae8e2', onSoft: '#424a48' },
    info: { main: '#1f5d9c', strong: '#174878', onMain: '#ffffff', soft: '#e0ebf6', onSoft: '#174878' },
    customPurple: { main: '#6a3f9e', strong: '#51307a', onMain: '#ffffff', soft: '#ede5f6', onSoft: '#51307a' },
  },
  severity: ['#a08e74', '#b5651d', '#b03a12', '#7a1210'],
};

const dark: ColorTokens = {
  page: '#111615',
  surface: '#191f1e',
  raised: '#212827',
  sunken: '#141a19',
  selected: '#1b2826',
  text: '#e7ebe8',
  textQuiet: '#a8b1ad',
  textDisabled: '#6c7572',
  border: '#2d3533',
  borderStrong: '#687370',
  focus: '#6fd0c6',
  tooltip: '#e7ebe8',
  onTooltip: '#191f1e',
  tones: {
    primary: { main: '#63c4bb', strong: '#86d6ce', onMain: '#06211f', soft: '#173b38', onSoft: '#a5e3dc' },
    success: { main: '#6fc78d', strong: '#91d8a8', onMain: '#07210f', soft: '#173a24', onSoft: '#a9e2bd' },
    warning: { main: '#eda253', strong: '#f4ba7d', onMain: '#2a1602', soft: '#43290f', onSoft: '#f6cb9c' },
    danger: { main: '#f0887f', strong: '#f6a9a2', onMain: '#2d0906', soft: '#4a1f1b', onSoft: '#f8bfb9' },
    secondary: { main: '#a8b1ad', strong: '#c4cbc8', onMain: '#141a19', soft: '#2b3331', onSoft: '#ccd3d0' },
    info: { main: '#7fb3ea', strong: '#a2c9f1', onMain: '#06192d', soft: '#18324d', onSoft: '#b5d4f4' },
    customPurple: { main: '#bd9bee', strong: '#d1b8f4', onMain: '#1c0a33', soft: '#35244f', onSoft: '#dac7f6' },
  },
  severity: ['#746a5c', '#9c7440', '#d0733a', '#ff7366'],
};

/** Every colour of the product, by skin; no other file defines colours. */
export const colors: Readonly<Record<Skin, ColorTokens>> = { light, dark };

/** The base of all distances, in pixels. */
export const SPACE = 4;

/** Corner radii, in pixels. */
export const radius = { small: 4, medium: 6, large: 8 } as const;

/** What floats: near the surface, as a bar of a row, or above the page, as menus and dialogs. */
export const shadow: Readonly<Record<Skin, { readonly near: string; readonly above: string }>> = {
  light: {
    near: '0 1px 3px rgb(27 36 35 / 0.12)',
    above: '0 10px 28px rgb(27 36 35 / 0.13), 0 2px 6px rgb(27 36 35 / 0.06)',
  },
  dark: { near: '0 1px 3px rgb(0 0 0 / 0.4)', above: '0 10px 28px rgb(0 0 0 / 0.5), 0 2px 6px rgb(0 0 0 / 0.3)' },
};

/** The product's font if cached (`keepFont.ts`), else the system's. Sizes in rem, on a 16 px root. */
export const type = {
  family:
    "Socle, ui-sans-serif, system-ui, -apple-system, 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Ubuntu, sans-serif",
  monospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  size: { caption: 0.75, small: 0.8125, body: 0.875, large: 1, title: 1.125, heading: 1.375, display: 1.75 },
  weight: { regular: 400, medium: 500, strong: 600 },
} as const;
