import { expect, it } from 'vitest';
import { typeName } from '../typeNames';

it.each([
  ['image/*', { family: 'image' }],
  ['application/pdf', { text: 'PDF' }],
  ['image/svg+xml', { text: 'SVG' }],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', { text: 'XLSX' }],
])('%s is called %j', (mediaType, name) => {
  expect(typeName(mediaType)).toEqual(name);
});
