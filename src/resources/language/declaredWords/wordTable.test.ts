import { expect, it } from 'vitest';
import { inLanguage } from '../words';
import { addLanguage, wordsAt } from './wordTable';

it('texts are French until their language has loaded, wherever they are used', () => {
  const before = wordsAt(0, 'Libellé');
  expect(inLanguage(before, 'de')).toBe('Libellé');

  addLanguage('de', ['Bezeichnung', 'Kennung']);
  expect(inLanguage(before, 'de')).toBe('Bezeichnung');
  expect(inLanguage(wordsAt(1, 'Code'), 'de')).toBe('Kennung');
  expect(inLanguage(before, 'pt')).toBe('Libellé');
  expect(inLanguage(before, 'fr')).toBe('Libellé');
});
