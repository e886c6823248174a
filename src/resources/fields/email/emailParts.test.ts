import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emailParts } from './emailParts';

const partsOf = (address: string) =>
  renderToStaticMarkup(emailParts(address))
    .split(/<[^>]+>/)
    .filter(Boolean);

it('an address breaks after its @ and the dots behind it only', () => {
  expect(partsOf('a-b@c-d.example.org')).toEqual(['a-b@', 'c-d.', 'example.', 'org']);
  expect(partsOf('inconnue')).toEqual(['inconnue']);
});
