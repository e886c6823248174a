import type { Language } from '../resources/words';

/** The languages of the interface, each in its own words, as a chooser shows them. */
export const languageNames: readonly { readonly locale: Language; readonly name: string }[] = [
  { locale: 'fr', name: 'Français' },
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'pt', name: 'Português' },
];
