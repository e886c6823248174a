import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../resources/language/words';
import { designWords, type DesignWord } from './designWords';

export function useWord(): (name: DesignWord) => string {
  const language = useReaderLanguage();
  return (name) => inLanguage(designWords[name], language);
}
