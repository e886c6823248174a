import type { Language } from '../../../src/resources/language/words';
import { languageOf } from '../../words';

/**
 * The language of a page: what the application asked for (`ui_locales`, OpenID Connect Core 3.1.2.1), then what the
 * browser prefers, then French.
 */
export const pageLanguage = (uiLocales: unknown, acceptLanguage: string | undefined): Language =>
  languageOf([...(typeof uiLocales === 'string' ? uiLocales.split(' ') : []), acceptLanguage ?? ''].join(','));
