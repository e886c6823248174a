import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emailParts } from './emailParts';

const partsOf = (address: string) =>
  renderToStaticMarkup(emailParts(address))
    .split(/<[^>]+>/)
    .filter(Boolean);

it('an address breaks after its @ and the dots behind it only', () => {
  expect(partsOf('gael.benali-nord@equipe-10.example.org')).toEqual([
    'gael.benali-nord@',
    'equipe-10.',
    'example.',
    'org',
  ]);
  expect(partsOf('inconnue')).toEqual(['inconnue']);
});
