import { useTranslate } from 'ra-core';
import type { PreferenceName } from '../../layout/preferences/usePortalPreferences';
import { LANGUAGE_NAMES, type Language } from '../../resources/language/words';

export interface PreferenceWords {
  readonly label: string;
  readonly nameOf: (option: string) => string;
}

/** Labels of preferences and options; languages are named in their own language. */
export function usePreferenceWords(): Readonly<Record<PreferenceName, PreferenceWords>> {
  const translate = useTranslate();
  const below = (key: string) => (option: string) => translate(`${key}.${option}`);
  return {
    langue: { label: translate('pages.preferences.language'), nameOf: (option) => LANGUAGE_NAMES[option as Language] },
    theme: { label: translate('pages.preferences.skin'), nameOf: below('pages.preferences.skins') },
    menu: { label: translate('pages.preferences.menu'), nameOf: below('pages.preferences.menus') },
    barre: { label: translate('pages.preferences.bar'), nameOf: below('pages.preferences.bars') },
    direction: { label: translate('pages.preferences.direction'), nameOf: below('pages.preferences.directions') },
    densite: { label: translate('pages.preferences.density'), nameOf: below('screens.list.density') },
    taillePage: { label: translate('pages.preferences.pageSize'), nameOf: (option) => option },
  };
}
