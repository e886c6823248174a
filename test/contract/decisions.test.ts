import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = resolve('docs/decisions');
const records = readdirSync(FOLDER).toSorted();
const index = readFileSync(resolve('docs/decisions.md'), 'utf8');

it('decisions are numbered without a gap, and each is in the index', () => {
  records.forEach((name, at) => {
    expect(name).toMatch(/^\d{4}-[\w-]+\.md$/);
    expect(Number(name.slice(0, 4)), name).toBe(at + 1);
    expect(index.split(`](decisions/${name})`).length - 1, name).toBe(1);
  });
  expect(index.match(/\]\(decisions\//g)).toHaveLength(records.length);
});

it.each(records)('%s has a date, a context, a decision and consequences', (name) => {
  const text = readFileSync(resolve(FOLDER, name), 'utf8');
  expect(text).toMatch(
    new RegExp(
      `^# ${Number(name.slice(0, 4))}\\. .+\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\n\\n## Context\\n\\n[^#]+## Decision\\n\\n[^]+\\n## Consequences\\n\\n.+`,
    ),
  );
  expect(text.match(/^## /gm)).toHaveLength(3);
});
