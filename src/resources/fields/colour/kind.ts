import { fieldFactory, type FieldOptions } from '../../language/kind';
import { writtenKind, type SpecOf } from '../shared/writtenKind';

export type ColourSpec = SpecOf<'colour'>;

/** A colour, `#rrggbb` in lower case. */
export const colour = fieldFactory<'colour', FieldOptions, string>('colour');

function readColour(typed: string): string | undefined {
  const digits = typed.replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined;
}

export const colourKind = writtenKind({
  name: 'colour',
  read: readColour,
  pattern: '^#[0-9a-f]{6}$',
  maxLength: 7,
  seed: (index) => `#${((index * 2_654_435) % 0x1000000).toString(16).padStart(6, '0')}`,
  samples: {
    spec: colour({ label: ['Couleur', 'Colour', 'Farbe', 'Cor'] }),
    valid: ['#1e88e5', '#000000'],
    coerced: [
      { input: '#1E88E5', value: '#1e88e5' },
      { input: 'fa0', value: '#ffaa00' },
    ],
    invalid: [
      { input: 'bleu', code: 'colour' },
      { input: '#12345', code: 'colour' },
    ],
  },
});
