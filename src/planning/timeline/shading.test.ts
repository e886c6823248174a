import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { colors, SKINS } from '../../theme/tokens';
import { SLOT_TINT } from '../slotLook';
import { scaleOf } from './scale';
import { bands, dayShades, loadStrip } from './shading';

const first = dayIndexOfText('2026-11-09');
const scale = {
  ...scaleOf({ first, last: first + 6 }, 'days', 1200),
  width: 10,
  edges: [0, 10, 20, 30, 40, 50, 60, 70],
};

describe('bands', () => {
  it('draws nothing, or stripes with hard edges', () => {
    expect(bands([])).toBe('none');
    expect(bands([{ from: 10, to: 20, color: 'red' }])).toBe(
      'linear-gradient(90deg,transparent 0px 10px,red 10px 20px,transparent 20px)',
    );
  });
});

describe('dayShades', () => {
  it('shades holidays, weekends and today', () => {
    const holidays = [undefined, undefined, '11 novembre', undefined, undefined, undefined, undefined];
    expect(dayShades(scale, { holidays, firstDay: first, today: first })).toBe(
      'linear-gradient(90deg,var(--tl-today) 0px 10px,transparent 10px 20px,var(--tl-holiday) 20px 30px,transparent 30px 50px,var(--tl-weekend) 50px 70px,transparent 70px)',
    );
  });
});

describe('loadStrip', () => {
  it('marks only days with more work than time', () => {
    const strip = loadStrip(
      { ...scale, count: 2 },
      { due: Float32Array.of(8, 7), planned: Float32Array.of(4, 9), absent: Float32Array.of(0, 0) },
    );
    expect(strip).toBe('linear-gradient(90deg,transparent 0px 11px,var(--tl-over) 11px 18px,transparent 18px)');
  });
});

describe('the colour of slots', () => {
  const channels = (hex: string) => [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
  const luminance = (rgb: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  it.each(SKINS)('keeps texts legible on any colour, %s', (skin) => {
    const tint = SLOT_TINT[skin] / 100;
    const { surface, text } = colors[skin];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }), (colour) => {
        const mixed = channels(surface).map((part, index) => part * (1 - tint) + (colour[index] ?? 0) * tint);
        const [light, dark] = [luminance(mixed), luminance(channels(text))].sort((one, other) => other - one);
        expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
      }),
      { examples: [[[0, 0, 0]], [[255, 255, 255]]] },
    );
  });
});
