import type { lateWords as frenchLateWords } from './messages/fr/late';

let words: typeof frenchLateWords | undefined;

/** Undefined until the first screen that needs them has loaded. */
export const lateWords = (): typeof frenchLateWords | undefined => words;

/** Loads the French messages of `frLate.ts`; other languages load as a whole. */
export async function loadLateWords(): Promise<void> {
  words ??= (await import('./messages/fr/late')).lateWords;
}

/**
 * Loads a screen together with the late French messages.
 * @example lazyScreen(() => withLateWords(import('./planning/page/PlanningPage')))
 */
export async function withLateWords<Module>(screen: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([screen, loadLateWords()]);
  return module;
}
