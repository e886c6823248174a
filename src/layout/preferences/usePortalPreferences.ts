import { useLanguage } from '../../i18n/useLanguage';
import { DENSITIES, useDensity, type Density } from '../../resources/views/list/columns/density';
import { PAGE_SIZES } from '../../resources/views/list/paging/pageRange';
import { usePreferredPageSize } from '../../resources/views/list/paging/usePreferredPageSize';
import { LANGUAGES } from '../../resources/language/words';
import { SKIN_CHOICES } from '../../theme/skin';
import { useSkinChoice } from '../../theme/useSkin';
import { DIRECTIONS, useDirection } from '../../theme/direction';
import { BAR_STYLES, MENU_PLACES, useBarStyle, useMenuPlace } from './preferences';

/** Names of the portal's own preferences (`preferencesUtilisateur.nom`). */
export type PreferenceName = 'langue' | 'theme' | 'menu' | 'barre' | 'direction' | 'densite' | 'taillePage';

/** A preference on this device. */
export interface PreferenceChoice {
  readonly value: string;
  readonly options: readonly string[];
  /** Ignores values that are not options. */
  readonly choose: (value: string) => void;
}

function choiceOf<Value extends string | number>(
  value: Value,
  values: readonly Value[],
  set: (value: Value) => void,
): PreferenceChoice {
  return {
    value: String(value),
    options: values.map(String),
    choose(text) {
      const wanted = values.find((one) => String(one) === text);
      if (wanted !== undefined) set(wanted);
    },
  };
}

/** All portal preferences that a person can change. */
export function usePortalPreferences(): Readonly<Record<PreferenceName, PreferenceChoice>> {
  const [language, setLanguage] = useLanguage();
  const [skin, setSkin] = useSkinChoice();
  const [place, setPlace] = useMenuPlace();
  const [bar, setBar] = useBarStyle();
  const [direction, setDirection] = useDirection();
  const [density, setDensity] = useDensity();
  const [pageSize, setPageSize] = usePreferredPageSize();
  return {
    langue: choiceOf(language, LANGUAGES, setLanguage),
    theme: choiceOf(skin, SKIN_CHOICES, setSkin),
    menu: choiceOf(place, MENU_PLACES, setPlace),
    barre: choiceOf(bar, BAR_STYLES, setBar),
    direction: choiceOf(direction, DIRECTIONS, setDirection),
    densite: choiceOf(density, Object.keys(DENSITIES) as Density[], setDensity),
    taillePage: choiceOf(pageSize, PAGE_SIZES, setPageSize),
  };
}

export const PREFERENCE_NAMES: readonly PreferenceName[] = [
  'langue',
  'theme',
  'menu',
  'barre',
  'direction',
  'densite',
  'taillePage',
];
