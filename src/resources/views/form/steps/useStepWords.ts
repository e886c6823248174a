import { useTranslate } from 'ra-core';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import type { Words } from '../../../language/words';

/** Loaded with the steps, because other forms do not need these texts. */
const stepWords = {
  label: ['Étapes de la saisie', 'Steps of the form', 'Schritte des Formulars', 'Etapas do formulário'],
  progress: [
    'Étape %{step} sur %{count}\u00a0: %{name}',
    'Step %{step} of %{count}: %{name}',
    'Schritt %{step} von %{count}: %{name}',
    'Etapa %{step} de %{count}: %{name}',
  ],
  wrong: ['%{name}, à corriger', '%{name}, needs correcting', '%{name}, zu korrigieren', '%{name}, a corrigir'],
  summary: ['Récapitulatif', 'Summary', 'Zusammenfassung', 'Resumo'],
  previous: ['Précédent', 'Back', 'Zurück', 'Anterior'],
  next: ['Suivant', 'Next', 'Weiter', 'Seguinte'],
} as const satisfies Readonly<Record<string, Words>>;

export function useStepWords() {
  const translate = useTranslate();
  const inWords = useWords();
  return (name: keyof typeof stepWords, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`steps.${name}`, { _: inWords(stepWords[name]), ...values });
}
