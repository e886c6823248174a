import type { Language } from './words';

/** Country for number and date formats in each language. */
const REGIONS: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE', pt: 'pt-PT' };

/** BCP 47 locale for numbers and dates in a language. */
export const regionOf = (language: Language): string => REGIONS[language];
