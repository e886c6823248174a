import { describe, expect, it } from 'vitest';
import { fillText, languageOf, textAt, translate } from './words';

describe('languageOf', () => {
  it.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['de-AT, en;q=0.8', 'de'],
    ['es, en;q=0.2, pt;q=0.7', 'pt'],
    ['en;q=0, es', 'fr'],
    ['*', 'fr'],
  ])('%s -> %s', (header, language) => expect(languageOf(header)).toBe(language));
});

describe('fillText', () => {
  it('fills the arguments and keeps unknown placeholders', () =>
    expect(fillText('%{a} %{b}', { a: 1 }, 'fr')).toBe('1 %{b}'));

  it('chooses the plural form by language', () => {
    const text = '%{smart_count} fichier |||| %{smart_count} fichiers';
    expect(fillText(text, { smart_count: 0 }, 'fr')).toBe('0 fichier');
    expect(fillText(text, { smart_count: 0 }, 'en')).toBe('0 fichiers');
    expect(fillText(text, { smart_count: 2 }, 'fr')).toBe('2 fichiers');
  });
});

describe('translate', () => {
  it('returns the translation', () => expect(translate('en', 'problems.forbidden.title')).toBe('Access denied'));
  it('returns the key if there is no translation', () =>
    expect(translate('fr', 'problems.nothing')).toBe('problems.nothing'));
  it('ignores inherited keys', () => expect(textAt('problems.constructor', 'fr')).toBeUndefined());
});
