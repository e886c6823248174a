import { expect, it } from 'vitest';
import { overlayOf } from './failure';

const text = ['un', 'deux', 'trois', "  columns: ['libele'],", 'cinq', 'six', 'sept'].join('\n');

it('every position is named, with the lines around the first', () => {
  const places = [
    { path: '/p/a.ts', line: 4, column: 12 },
    { path: '/p/b.ts', line: 1, column: 0 },
  ];
  const { err } = overlayOf({ message: 'S012 Vehicules: …', places }, [{ path: '/p/a.ts', text }]);
  expect(err).toMatchObject({
    message: 'S012 Vehicules: …',
    id: '/p/a.ts',
    loc: { line: 4, column: 13 },
    stack: '/p/b.ts:1:1',
  });
  expect(err.frame?.split('\n')).toEqual([
    '2    | deux',
    '3    | trois',
    "4    |   columns: ['libele'],",
    '                   ^',
    '5    | cinq',
    '6    | six',
  ]);
});

it('an error without a position has no code frame', () => {
  expect(overlayOf({ message: 'La base ne s’ouvre pas', places: [] }, []).err).toEqual({
    message: 'La base ne s’ouvre pas',
    stack: '',
  });
});
