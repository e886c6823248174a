import { foldText } from '../../resources/foldText';
import type { Command } from './commands';

const START = 3;
const WORD = 2;
const INSIDE = 1;

/** How well a folded text answers a folded word; 0: not at all. */
function score(text: string, word: string): number {
  if (text.startsWith(word)) return START;
  if (text.split(/[\s'’:/-]+/).some((part) => part.startsWith(word))) return WORD;
  return text.includes(word) ? INSIDE : 0;
}

/**
 * The commands that hold every word of `query`, ignoring case and accents, the best first.
 * A word may also stand in the detail, which counts least.
 */
export function matchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  return commands
    .map((command) => {
      const label = foldText(command.label);
      const detail = foldText(command.detail ?? '');
      const scores = words.map((word) => score(label, word) || (detail.includes(word) ? INSIDE / 2 : 0));
      return { command, total: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ command }) => command);
}
