import { expect, it } from 'vitest';
import { migrationQuestion } from './migrationQuestion';

function terminal() {
  const done: string[] = [];
  const note = (text: string) => async () => void done.push(text);
  const answer = migrationQuestion({
    stopServer: note('stop'),
    migrate: async (options) => void done.push(['migrate', ...options].join(' ')),
    go: () => void done.push('go'),
    say: (text) => void done.push(text.includes('o/N') ? 'ask' : text),
  });
  return { done, answer };
}

it.each([
  ['oui', ['stop', 'migrate', 'ask', 'migrate --apply', 'go']],
  ['O', ['stop', 'migrate', 'ask', 'migrate --apply', 'go']],
  ['', ['stop', 'migrate', 'ask', 'go']],
  ['m', ['stop', 'migrate', 'ask', 'go']],
])('the migration is shown, and applied if “%s” confirms it', async (said, expected) => {
  const { done, answer } = terminal();
  // Both at once: the second line waits for the first.
  await Promise.all([answer('m\n'), answer(`${said}\n`)]);
  expect(done).toEqual(expected);
});

it('any other line starts the server', async () => {
  const { done, answer } = terminal();
  await answer('\n');
  await answer('o\n');
  expect(done).toEqual(['go', 'go']);
});
