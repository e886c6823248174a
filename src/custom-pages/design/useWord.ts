import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../resources/language/words';
import { designWords, type DesignWord } from './designWords';

/** A word of the page in the reader's language. */
export function useWord(): (name: DesignWord) => string {
  const language = useReaderLanguage();
  return (name) => inLanguage(designWords[name], language);
}
