import { expect, it } from 'vitest';
import { pageLanguage } from './pageLanguage';

it.each([
  [undefined, undefined, 'fr'],
  [undefined, 'pt-PT,en;q=0.8', 'pt'],
  ['de', 'en', 'de'],
  ['it de', 'en', 'de'],
  ['it', 'en;q=0.5', 'en'],
  [['de'], 'en', 'en'],
])('chooses for ui_locales %j and Accept-Language %j: %s', (uiLocales, accepted, language) => {
  expect(pageLanguage(uiLocales, accepted)).toBe(language);
});
