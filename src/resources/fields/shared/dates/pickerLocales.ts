import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { fr } from 'date-fns/locale/fr';
import { pt } from 'date-fns/locale/pt';
import { deDE, enUS, frFR, ptPT } from '@mui/x-date-pickers/locales';
import type { Language } from '../../../language/words';

type Words = (typeof frFR)['components']['MuiLocalizationProvider']['defaultProps']['localeText'];
type KnownWords = { readonly [Key in keyof Words]: Exclude<Words[Key], undefined> };

/** The words that a language has; the provider takes no undefined ones. */
const wordsOf = (locale: typeof frFR) =>
  Object.fromEntries(
    Object.entries(locale.components.MuiLocalizationProvider.defaultProps.localeText).filter(
      ([, words]) => words !== undefined,
    ),
  ) as KnownWords;

/** The calendar's rules and the pickers' words in each language. */
export const PICKER_LOCALES = {
  fr: { adapterLocale: fr, localeText: wordsOf(frFR) },
  en: { adapterLocale: enGB, localeText: wordsOf(enUS) },
  de: { adapterLocale: de, localeText: wordsOf(deDE) },
  pt: { adapterLocale: pt, localeText: wordsOf(ptPT) },
} as const satisfies Record<Language, unknown>;
