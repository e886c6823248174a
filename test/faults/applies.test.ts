import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { obstacleOf } from './applyFault';
import { FAULTS } from './data';

const root = join(import.meta.dirname, '../..');

const LEAST = 66;
const LEAST_OF_AREA = 5;

describe('the list of faults', () => {
  it('applies to the current sources', () => {
    const obstacles = FAULTS.flatMap((fault) => {
      const obstacle = obstacleOf(root, fault);
      return obstacle ? [`${fault.id}: ${obstacle}`] : [];
    });
    expect(obstacles).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = FAULTS.flatMap(({ id, tests = [] }) =>
      tests.filter((test) => !existsSync(join(root, test))).map((test) => `${id}: ${test}`),
    );
    expect(missing).toEqual([]);
  });

  it('names each fault once, with enough faults per area', () => {
    expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(LEAST);
    const areas = new Set(FAULTS.map(({ area }) => area));
    const small = [...areas].filter((area) => FAULTS.filter((fault) => fault.area === area).length < LEAST_OF_AREA);
    expect(small).toEqual([]);
  });
});
