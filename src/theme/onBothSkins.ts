import { colors } from './tokens';

const HEX = /^#[0-9a-f]{6}$/i;
/** More than the 3:1 of WCAG 1.4.11: a pale fill of the colour has to stand out, too. */
export const STANDS_OUT = 4;

const channelsOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(255 * value)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance (WCAG 2.2) of channels from 0 to 1. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast of two colours as `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((hex) => luminance(channelsOf(hex))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Hue and saturation stay, lightness (0 to 1) is given. */
function withLightness(channels: readonly number[], lightness: number): readonly number[] {
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const before = (low + high) / 2;
  const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * before - 1));
  const spread = saturation * (1 - Math.abs(2 * lightness - 1));
  return channels.map((value) =>
    high === low ? lightness : lightness + spread * ((value - low) / (high - low) - 1 / 2),
  );
}

/** The colour in the least lightness that stands out from a dark background; unchanged if it does. */
export function lightened(colour: string, background: string): string {
  const channels = channelsOf(colour);
  const start = Math.round(50 * (Math.min(...channels) + Math.max(...channels)));
  if (contrastOf(colour, background) >= STANDS_OUT) return colour.toLowerCase();
  for (let percent = start + 1; percent < 100; percent += 1) {
    const lighter = hexOf(withLightness(channels, percent / 100));
    if (contrastOf(lighter, background) >= STANDS_OUT) return lighter;
  }
  return '#ffffff';
}

const known = new Map<string, string>();

/**
 * A colour that a record has, as a CSS colour: as it is where the page is light, lighter where it would get lost in a
 * dark card. The page's `color-scheme` decides, so that a sheet of paper stays light.
 */
export function onBothSkins(colour: string): string {
  if (!HEX.test(colour)) return colour;
  const found = known.get(colour) ?? `light-dark(${colour}, ${lightened(colour, colors.dark.raised)})`;
  known.set(colour, found);
  return found;
}
