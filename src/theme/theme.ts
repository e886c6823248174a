import { deDE, enUS, frFR, ptPT } from '@mui/material/locale';
import {
  createTheme,
  duration,
  type Direction,
  type Shadows,
  type Theme,
  type TransitionsOptions,
} from '@mui/material/styles';
import type { Language } from '../resources/language/words';
import { actions } from './components/actions';
import { baseline } from './components/baseline';
import { data } from './components/data';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { surfaces } from './components/surfaces';
import { paletteOf } from './palette';
import { radius, shadow, SPACE, type Skin } from './tokens';
import { typography } from './typography';

const LOCALES = { fr: frFR, en: enUS, de: deDE, pt: ptPT } satisfies Record<Language, object>;

export interface ThemeOptions {
  readonly skin: Skin;
  readonly language: Language;
  readonly direction?: Direction;
  /** Reduced motion: no transitions. */
  readonly isStill?: boolean;
  /** From the breakpoint `md`, where the content keeps more distance from the edges of the window. */
  readonly isWide?: boolean;
}

const STILL: TransitionsOptions = {
  create: () => 'none',
  getAutoHeightDuration: () => 0,
  duration: Object.fromEntries(Object.keys(duration).map((name) => [name, 0])),
};

/** MUI's numbers: up to 5, what floats near the surface. */
const NEAR = 5;

const shadowsOf = (skin: Skin) =>
  createTheme().shadows.map((_, elevation) =>
    elevation === 0 ? 'none' : elevation <= NEAR ? shadow[skin].near : shadow[skin].above,
  ) as Shadows;

export const createAppTheme = ({
  skin,
  language,
  direction = 'ltr',
  isStill = false,
  isWide = false,
}: ThemeOptions): Theme =>
  createTheme(
    {
      direction,
      palette: paletteOf(skin),
      typography,
      // MUI's convention: `1` is two steps, `0.5` is one.
      spacing: 2 * SPACE,
      shape: { borderRadius: radius.medium },
      shadows: shadowsOf(skin),
      ...(isStill && { transitions: STILL }),
      components: { ...baseline, ...actions, ...inputs, ...surfaces(isWide), ...data, ...feedback },
    },
    LOCALES[language],
  );
