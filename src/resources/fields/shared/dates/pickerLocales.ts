import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { fr } from 'date-fns/locale/fr';
import { pt } from 'date-fns/locale/pt';
import { deDE, enUS, frFR, ptPT } from '@mui/x-date-pickers/locales';
import type { Language } from '../../../language/words';

type Words = (typeof frFR)['components']['MuiLocalizationProvider']['defaultProps']['localeText'];
type KnownWords = { readonly [Key in keyof Words]: Exclude<Words[Key], undefined> };

const typographic = (words: unknown): unknown => (typeof words === 'string' ? words.replaceAll("'", '’') : words);

/** Texts of a locale with typographic apostrophes, without undefined ones, which the provider rejects. */
const wordsOf = (locale: typeof frFR) =>
  Object.fromEntries(
    Object.entries(locale.components.MuiLocalizationProvider.defaultProps.localeText)
      .filter(([, words]) => words !== undefined)
      .map(([name, words]) => [
        name,
        typeof words === 'function'
          ? (...given: readonly unknown[]) =>
              typographic((words as (...given: readonly unknown[]) => unknown)(...given))
          : typographic(words),
      ]),
  ) as KnownWords;

/** date-fns locale and picker texts for each language. */
export const PICKER_LOCALES = {
  fr: { adapterLocale: fr, localeText: wordsOf(frFR) },
  en: { adapterLocale: enGB, localeText: wordsOf(enUS) },
  de: { adapterLocale: de, localeText: wordsOf(deDE) },
  pt: { adapterLocale: pt, localeText: wordsOf(ptPT) },
} as const satisfies Record<Language, unknown>;
