import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationRights } from '../oracle/operationRights';
import { ownOperations } from '../oracle/ownOperations';

it('docs/session-operations.md lists exactly the operations that need only a session', () => {
  const page = readFileSync('docs/session-operations.md', 'utf8');
  const named = [...page.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(([, name = '']) => name);
  const opened = [...operationRights, ...ownOperations]
    .filter(({ expected }) => expected === 'session')
    .map(({ method, path }) => `${method} ${path}`);
  expect(named.toSorted()).toEqual(opened.toSorted());
});
