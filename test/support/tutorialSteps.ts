import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface FileChange {
  readonly is: 'create' | 'diff';
  readonly path: string;
  readonly text: string;
}

export interface TutorialStep {
  readonly title: string;
  readonly changes: readonly FileChange[];
}

const FENCE = /^```(?:tsx? (create)|(diff)) (\S+)\n([\s\S]*?)^```$/gm;

export function tutorialSteps(markdown: string): readonly TutorialStep[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      changes: [...section.matchAll(FENCE)].map(([, create, , path = '', text = '']) => ({
        is: create ? ('create' as const) : ('diff' as const),
        path,
        text,
      })),
    }));
}

/**
 * Applies a diff without line numbers: context and removed lines are found in order, and added lines are inserted
 * before the next context line.
 *
 * @throws {Error} if a line is not found
 */
function changed(text: string, change: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const line of change.trimEnd().split('\n')) {
    const [sign, rest] = [line[0], line.slice(1)];
    if (sign === '+') {
      lines.splice(at, 0, rest);
      at += 1;
      continue;
    }
    const found = lines.indexOf(rest, at);
    if (found < 0) throw new Error(`there is no line '${rest}'`);
    if (sign === '-') lines.splice(found, 1);
    at = sign === '-' ? found : found + 1;
  }
  return lines.join('\n');
}

export function takeStep(root: string, { changes }: TutorialStep): void {
  for (const { is, path, text } of changes) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, is === 'create' ? text : changed(readFileSync(file, 'utf8'), text));
  }
}
