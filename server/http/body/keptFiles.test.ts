import { expect, it } from 'vitest';
import { image } from '../../../src/resources/fields/image/kind';
import { text } from '../../../src/resources/fields/text/kind';
import { takeInstructions } from './keptFiles';

const label = ['Image', 'Image', 'Bild', 'Imagem'] as const;
const schema = {
  fields: { nom: text({ label }), image: image({ label, removedBy: 'removeImage' }), autre: image({ label }) },
};

it.each([
  [
    { nom: 'a', removeImage: true },
    { nom: 'a', image: null },
  ],
  [{ removeImage: 'true', image: 'x' }, { image: null }],
  [{ removeImage: false }, {}],
  [{ removeImage: '' }, {}],
  [{ nom: 'a' }, { nom: 'a' }],
  [{ removeAutre: true }, { removeAutre: true }],
])('%j is read as %j', (given, taken) => expect(takeInstructions(schema, given)).toEqual(taken));

it('any other value is refused', () =>
  expect(() => takeInstructions(schema, { removeImage: 'peut-être' })).toThrow('invalid'));
