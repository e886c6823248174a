import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, lightened, onBothSkins, STANDS_OUT } from './onBothSkins';
import { colors } from './tokens';

const { page, surface, raised } = colors.dark;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a colour in the dark', () => {
  it('stands out from every dark background, whatever it is in the light', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const background of [page, surface, raised])
          expect(contrastOf(lightened(colour, raised), background)).toBeGreaterThanOrEqual(STANDS_OUT);
      }),
      { examples: [['#6a1b9a'], ['#1565c0'], ['#000000'], ['#0000ff'], ['#ffffff']] },
    );
  });

  it('stays as it is where it stands out already, and keeps its hue where it does not', () => {
    expect(lightened('#EF6C00', raised)).toBe('#ef6c00');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(lightened('#6a1b9a', raised).slice(at, at + 2), 16),
    );
    expect(blue).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(green);
  });
});

it('the page’s colour scheme chooses, and what is not #rrggbb stays', () => {
  expect(onBothSkins('#ef6c00')).toBe('light-dark(#ef6c00, #ef6c00)');
  expect(onBothSkins('rebeccapurple')).toBe('rebeccapurple');
});
