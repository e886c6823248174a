import { optionsOf } from '../../fields/shared/options';
import type { FieldSpec } from '../../language/kind';
import { colonOf, inLanguage, type Language } from '../../language/words';
import { helpWords, type HelpWord } from './helpWords';

/** Longer option lists are not repeated in the help. */
const MOST_OPTIONS = 8;

export function fieldRules(spec: FieldSpec, language: Language): readonly string[] {
  const rules: readonly (readonly [HelpWord, unknown])[] = [
    ['computed', spec.formula],
    ['writtenByOthers', spec.writers && spec.readOnly],
    ['readOnly', spec.readOnly && !spec.formula && !spec.writers],
    ['required', spec.required],
    ['sometimesRequired', spec.requiredWhen],
    ['unique', spec.unique],
    ['immutable', spec.immutable],
    ['sometimesShown', spec.visibleWhen],
  ];
  const options = optionsOf(spec);
  const names = options.slice(0, MOST_OPTIONS).map(({ label }) => inLanguage(label, language));
  const choices = inLanguage(helpWords.choices, language) + colonOf(language) + names.join(', ');
  return [
    ...rules.flatMap(([word, holds]) => (holds ? [inLanguage(helpWords[word], language)] : [])),
    ...(spec.refusedWhen ?? []).map(({ message }) => inLanguage(message, language)),
    ...(options.length > 0 ? [options.length > MOST_OPTIONS ? `${choices}…` : choices] : []),
  ];
}
