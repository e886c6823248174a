import { useEffect, useState } from 'react';
import type { Language } from '../../resources/language/words';
import { chooseLanguage, chosenLanguage } from './chosenLanguage';
import type { PublicWords } from './publicWords';

/** Loads the texts of a language; French is bundled. */
export type WordLoader = (language: Language) => Promise<PublicWords>;

export interface SpokenWords {
  readonly words: PublicWords;
  readonly language: Language;
  readonly choose: (language: Language) => void;
  /** False until the chosen language has loaded: showing French first would flicker. */
  readonly isLoaded: boolean;
}

/** Texts of the chosen language; French if they fail to load. */
export function usePublicWords(french: PublicWords, load: WordLoader): SpokenWords {
  const [language, setLanguage] = useState(chosenLanguage);
  const [shown, setShown] = useState<{ readonly language: Language; readonly words: PublicWords }>({
    language: 'fr',
    words: french,
  });
  const [isLoaded, setLoaded] = useState(language === 'fr');

  useEffect(() => {
    let wanted = true;
    void load(language)
      .then((words) => ({ language, words }))
      .catch(() => ({ language: 'fr' as const, words: french }))
      .then((loaded) => {
        if (!wanted) return;
        setShown(loaded);
        setLoaded(true);
      });
    return () => {
      wanted = false;
    };
  }, [language, load, french]);

  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);

  return {
    words: shown.words,
    language,
    isLoaded,
    choose(chosen) {
      chooseLanguage(chosen);
      setLanguage(chosen);
    },
  };
}
