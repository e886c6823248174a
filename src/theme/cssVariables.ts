import { colors, radius, type as typography, type Skin, type Tone } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The tokens as CSS custom properties, for pages without MUI (sign-in, presentation).
 * @example `:root{${cssVariables('light')}}@media (prefers-color-scheme:dark){:root{${cssVariables('dark')}}}`
 * // --color-page:#f6f5f1;--color-primary-on-main:#ffffff;--font-family:…
 */
export function cssVariables(skin: Skin): string {
  const { tones, severity: _drawings, ...plain } = colors[skin];
  const pairs = [
    ['color-scheme', skin],
    ...Object.entries(plain).map(([name, color]) => [`--color-${kebab(name)}`, color]),
    ...(Object.keys(tones) as Tone[]).flatMap((tone) =>
      Object.entries(tones[tone]).map(([use, color]) => [`--color-${kebab(tone)}-${kebab(use)}`, color]),
    ),
    ...Object.entries(radius).map(([name, pixels]) => [`--radius-${name}`, `${pixels}px`]),
    ['--font-family', typography.family],
  ];
  return pairs.map(([name, value]) => `${name}:${value}`).join(';');
}
