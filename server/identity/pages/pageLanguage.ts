import type { Language } from '../../../src/resources/language/words';
import { languageOf } from '../../words';

/**
 * Chooses the page's language from `ui_locales` (OpenID Connect Core 3.1.2.1), then from the browser's preferences;
 * French by default.
 */
export const pageLanguage = (uiLocales: unknown, acceptLanguage: string | undefined): Language =>
  languageOf([...(typeof uiLocales === 'string' ? uiLocales.split(' ') : []), acceptLanguage ?? ''].join(','));
