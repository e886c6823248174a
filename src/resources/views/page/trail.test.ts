import { describe, expect, it } from 'vitest';
import { screenRegistry, Services, Taches } from '../../../../test/support/screenSchemas';
import { ancestorsOf } from './trail';

describe('the breadcrumb of a nested collection', () => {
  it('names the parent collection and record', () => {
    const screen = { schema: Taches, address: 'Services/2/taches', parents: { serviceId: '2' } };
    expect(ancestorsOf(screenRegistry, screen)).toEqual([
      { schema: Services, address: 'Services', parents: { serviceId: '2' }, id: '2' },
    ]);
  });

  it('is empty at the top level', () => {
    expect(ancestorsOf(screenRegistry, { schema: Services, address: 'Services', parents: {} })).toEqual([]);
  });
});
