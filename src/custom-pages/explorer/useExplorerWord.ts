import { useWords } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { explorerWords, type ExplorerWord } from './explorerWords';

export function useExplorerWord(): (name: ExplorerWord) => string {
  const inWords = useWords();
  return (name) => inWords(explorerWords[name]);
}
