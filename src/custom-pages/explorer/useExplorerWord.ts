import { useWords } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { explorerWords, type ExplorerWord } from './explorerWords';

/** A word of the explorer in the reader's language. */
export function useExplorerWord(): (name: ExplorerWord) => string {
  const inWords = useWords();
  return (name) => inWords(explorerWords[name]);
}
