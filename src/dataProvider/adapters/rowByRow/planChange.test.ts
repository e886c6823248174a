import { expect, it } from 'vitest';
import { Remises } from '../../../../test/support/refusingResources';
import { planChange } from './planChange';

it('a row that the declaration refuses is refused', () => {
  const record = { id: 1, objet: 'A', quantite: 5, rendu: null };
  const change = { collection: 'Remises', action: 'update', id: 1 } as const;
  const issue = { code: 'refusedWhen', args: { resource: 'Remises', field: 'rendu', rule: 0 } };
  expect(planChange(Remises, { ...change, values: { rendu: 6 } }, record)).toMatchObject({
    status: 'refused',
    issues: { rendu: [issue] },
  });
  expect(planChange(Remises, { ...change, values: { rendu: 5 } }, record).status).toBe('changed');
});
