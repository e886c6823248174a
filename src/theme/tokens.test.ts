import { describe, expect, it } from 'vitest';
import { colors, SKINS, type Tone } from './tokens';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT = 4.5;
const CONTROL = 3;

describe.each(SKINS)('colours of the %s skin', (skin) => {
  const c = colors[skin];
  const backgrounds = { page: c.page, surface: c.surface, raised: c.raised, sunken: c.sunken, selected: c.selected };

  it.each(Object.entries(backgrounds))('are legible on %s', (_, background) => {
    for (const text of [c.text, c.textQuiet]) expect(ratio(text, background)).toBeGreaterThanOrEqual(TEXT);
    for (const outline of [c.borderStrong, c.focus]) expect(ratio(outline, background)).toBeGreaterThanOrEqual(CONTROL);
  });

  it.each(Object.keys(c.tones) as Tone[])('keep %s legible in its four uses', (name) => {
    const tone = c.tones[name];
    expect(ratio(tone.onMain, tone.main)).toBeGreaterThanOrEqual(TEXT);
    expect(ratio(tone.onMain, tone.strong)).toBeGreaterThanOrEqual(TEXT);
    expect(ratio(tone.onSoft, tone.soft)).toBeGreaterThanOrEqual(TEXT);
    for (const background of Object.values(backgrounds)) {
      expect(ratio(tone.main, background)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('outline inputs no heavier than they need to be seen, beside the hairlines of cards', () => {
    expect(ratio(c.borderStrong, c.surface)).toBeLessThan(CONTROL * 1.2);
  });

  it('draw a scale that stands out more with each step', () => {
    const contrasts = c.severity.map((step) => ratio(step, c.surface));
    for (const [at, contrast] of contrasts.entries()) {
      expect(contrast).toBeGreaterThanOrEqual(Math.max(CONTROL, (contrasts[at - 1] ?? 0) * 1.15));
    }
  });

  it('keep tooltips legible', () => {
    expect(ratio(c.onTooltip, c.tooltip)).toBeGreaterThanOrEqual(TEXT);
  });
});

it('every colour is written as lower-case #rrggbb', () => {
  expect(
    JSON.stringify(colors)
      .match(/#[0-9a-z]+/gi)
      ?.every((hex) => /^#[0-9a-f]{6}$/.test(hex)),
  ).toBe(true);
});
