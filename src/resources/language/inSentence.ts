import type { Language } from './words';

/**
 * A name as it stands within a sentence: with a small first letter, except German nouns and abbreviations.
 *
 * @example inSentence('Types de contrat', 'fr') // 'types de contrat'
 */
export function inSentence(name: string, language: Language): string {
  const [first = '', second = ''] = name;
  const isAbbreviation = second !== '' && second === second.toUpperCase() && second !== second.toLowerCase();
  return language === 'de' || isAbbreviation ? name : first.toLowerCase() + name.slice(first.length);
}
