import { expect, it } from 'vitest';
import { causeTree, type CauseNode } from './causeTree';

const shape = (nodes: readonly CauseNode[]): unknown => nodes.map(({ cause, below }) => [cause.id, shape(below)]);

it('puts each cause below the one that it explains, and keeps orphans', () => {
  const causes = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: 1 },
    { id: 5, parentId: 99 },
  ];
  expect(shape(causeTree(causes))).toEqual([
    [
      1,
      [
        [2, [[3, []]]],
        [4, []],
      ],
    ],
    [5, []],
  ]);
});
