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

it('a picker offers what is in use, at every level', () => {
  expect(pickerFilter({ parameters }, ' santé ')).toEqual({ ActifOnly: true, IncludeSubdomains: true, q: 'santé' });
});

it('a picker asks for nothing that the list does not have', () => {
  expect(pickerFilter({ parameters: {} }, ' ')).toEqual({});
});
