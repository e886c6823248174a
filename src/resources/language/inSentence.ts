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

/** A vowel or an h, which is mute in every name of ours. */
const ELIDES = /^[aàâeéèêëhiîoôœuy]/i;

/**
 * What a noun before it needs: French « de », nothing in the other languages, which put the verb beside the name.
 *
 * @example ofInSentence('Équipe', 'fr') // 'd’équipe'
 */
export function ofInSentence(name: string, language: Language): string {
  const within = inSentence(name, language);
  if (language !== 'fr') return within;
  return ELIDES.test(within) ? `d’${within}` : `de ${within}`;
}
