import type { lateWords as frenchLateWords } from './messages/fr/late';

let words: typeof frenchLateWords | undefined;

/** The French words that came with a screen; undefined before the first one that needs them. */
export const lateWords = (): typeof frenchLateWords | undefined => words;

/** Loads the French words of plans, statistics, people's pages and deliveries; other languages come whole. */
export async function loadLateWords(): Promise<void> {
  words ??= (await import('./messages/fr/late')).lateWords;
}

/**
 * A screen together with the words that only such screens say.
 *
 * @example lazyScreen(() => withLateWords(import('./planning/page/PlanningPage')))
 */
export async function withLateWords<Module>(screen: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([screen, loadLateWords()]);
  return module;
}
