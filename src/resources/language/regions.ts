import type { Language } from './words';

/** Numbers and dates are written as in the country where the product is used in each language. */
const REGIONS: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE', pt: 'pt-PT' };

/** The locale (BCP 47) in which numbers and dates are written for readers of a language. */
export const regionOf = (language: Language): string => REGIONS[language];
