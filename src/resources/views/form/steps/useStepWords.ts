import { useTranslate } from 'ra-core';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import { stepWords } from './stepWords';

/** Says a word of forms in steps in the language of the interface, with what it leaves open. */
export function useStepWords() {
  const translate = useTranslate();
  const inWords = useWords();
  return (name: keyof typeof stepWords, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`steps.${name}`, { _: inWords(stepWords[name]), ...values });
}
