import type { SyntheticEvent } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../resources/language/words';
import { useSkin } from '../../theme/useSkin';
import type { SpokenWords } from './usePublicWords';

const MOON = 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z';
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2 2M19 4.9 17 7M7 17l-2 2';

/** Without a network the browser would draw its sign of a broken picture. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true;
};

/** The bar of the light pages: logo, language and skin. */
export function PublicBar({ words, language, choose }: SpokenWords) {
  const [skin, chooseSkin] = useSkin();
  const toOther = skin === 'dark' ? words.toLight : words.toDark;
  return (
    <header className="public-bar">
      <a className="public-logo" href="/presentation">
        <img src="/favicon.svg" alt="" width="24" height="24" onError={hide} />
        Socle
      </a>
      <span className="public-bar-tools">
        <select
          aria-label={words.language}
          value={language}
          onChange={({ target }) => choose(LANGUAGES.find((one) => one === target.value) ?? language)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="public-icon"
          aria-label={toOther}
          title={toOther}
          onClick={() => chooseSkin(skin === 'dark' ? 'light' : 'dark')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={skin === 'dark' ? SUN : MOON} />
          </svg>
        </button>
      </span>
    </header>
  );
}
