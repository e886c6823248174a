import { useEffect, useState } from 'react';
import type { Language } from '../../resources/language/words';
import { chooseLanguage, chosenLanguage } from './chosenLanguage';
import type { PublicWords } from './publicWords';

/** Loads the words of a language; French ones are there from the start. */
export type WordLoader = (language: Language) => Promise<PublicWords>;

export interface SpokenWords {
  readonly words: PublicWords;
  readonly language: Language;
  readonly choose: (language: Language) => void;
  /** False until the reader's own words are there: a page in French would change under their eyes. */
  readonly isLoaded: boolean;
}

/** The words to show: those of the chosen language once they are there, French where they cannot be loaded. */
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
