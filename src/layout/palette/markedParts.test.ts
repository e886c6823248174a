import { expect, it } from 'vitest';
import { markedParts } from './markedParts';

const marked = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Électricité', 'elec', '[Élec]tricité'],
  ['Planning de Besnard Nicolas', 'planning BESNARD', '[Planning] de [Besnard] Nicolas'],
  ['Cœur d’Œuvre', 'oeuv', 'Cœur d’[Œuv]re'],
  // The beginning of a word before the middle of another.
  ['Comptes de tests', 'te', 'Comptes de [te]sts'],
  ['Comptes', 'te', 'Comp[te]s'],
  ['Camion', 'xyz', 'Camion'],
  ['Camion', '', 'Camion'],
])('%s, searched by %s', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown);
});
