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
}

/** The words to show: French until those of the chosen language are there, and where they cannot be loaded. */
export function usePublicWords(french: PublicWords, load: WordLoader): SpokenWords {
  const [language, setLanguage] = useState(chosenLanguage);
  const [shown, setShown] = useState<{ readonly language: Language; readonly words: PublicWords }>({
    language: 'fr',
    words: french,
  });

  useEffect(() => {
    let wanted = true;
    void load(language)
      .then((words) => ({ language, words }))
      .catch(() => ({ language: 'fr' as const, words: french }))
      .then((loaded) => wanted && setShown(loaded));
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
    choose(chosen) {
      chooseLanguage(chosen);
      setLanguage(chosen);
    },
  };
}
