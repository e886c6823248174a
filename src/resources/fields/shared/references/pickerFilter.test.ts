import { expect, it } from 'vitest';
import type { ListParameter } from '../../../language/listDeclarations';
import { pickerFilter } from './pickerFilter';

const label = ['', '', '', ''] as const;
const actif = { field: 'actif', operator: 'equals', value: true } as const;
const parameters: Record<string, ListParameter> = {
  ActifOnly: { label, whenTrue: actif },
  IncludeSubdomains: { label, whenFalse: { field: 'parentId', operator: 'isEmpty' } },
  IncludeType: { label, reveals: ['type'] },
};

it('a picker offers only active records, at every level', () => {
  expect(pickerFilter({ parameters }, ' santé ')).toEqual({ ActifOnly: true, IncludeSubdomains: true, q: 'santé' });
});

it('a picker sends only parameters of the list', () => {
  expect(pickerFilter({ parameters: {} }, ' ')).toEqual({});
});
