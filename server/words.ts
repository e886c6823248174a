import { messages as german } from '../src/i18n/messages/de';
import { messages as english } from '../src/i18n/messages/en';
import { messages as french } from '../src/i18n/messages/fr';
import { messages as portuguese } from '../src/i18n/messages/pt';
import type { SameKeys } from '../src/i18n/sameKeys';
import { LANGUAGES, type Language } from '../src/resources/language/words';

export type Messages = SameKeys<typeof french>;

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  fr: french,
  en: english,
  de: german,
  pt: portuguese,
};

export type WordArguments = Readonly<Record<string, string | number>>;

/** Cached by language, because creating one takes longer than the rest of formatting. */
const PLURALS = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)])) as Readonly<
  Record<Language, Intl.PluralRules>
>;

/** Selects the plural form of a text: `%{smart_count} fichier |||| %{smart_count} fichiers`. */
function pluralForm(text: string, count: number, language: Language): string {
  const forms = text.split('||||').map((form) => form.trim());
  // French and Portuguese use the singular for zero: "0 fichier".
  const singular = PLURALS[language].select(count) === 'one';
  return (singular ? forms[0] : forms.at(-1)) ?? text;
}

/**
 * Uses Polyglot notation, like the browser.
 *
 * @example fillText('De %{min} à %{max}', { min: 1, max: 5 }, 'fr') // 'De 1 à 5'
 */
export function fillText(text: string, args: WordArguments, language: Language): string {
  const form = pluralForm(text, Number(args['smart_count'] ?? 1), language);
  return form.replace(/%\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(args, name) ? String(args[name]) : whole));
}

/** The text at a dotted key (`validation.required`); undefined if there is no such key. */
export function textAt(key: string, language: Language): string | undefined {
  let node: unknown = MESSAGES[language];
  for (const step of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Record<string, unknown>)[step];
  }
  return typeof node === 'string' ? node : undefined;
}

/** Translates a dotted key; returns the key itself if it has no text, like Polyglot. */
export const translate = (language: Language, key: string, args: WordArguments = {}): string =>
  fillText(textAt(key, language) ?? key, args, language);

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/**
 * The reader's preferred language among ours (RFC 9110, 12.5.4); French by default.
 *
 * @example languageOf('de-AT, en;q=0.8') // 'de'
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((q) => q !== undefined);
      return {
        tag: tag.trim().toLowerCase().split('-')[0] ?? '',
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.map(({ tag }) => tag).find(isLanguage) ?? LANGUAGES[0];
}
