import { describe, expect, it } from 'vitest';
import { assertSchemas, checkSchemas } from './check';
import { right, withCondition, wrong } from './check/wrongDeclarations.fixture';
import { DECLARATION_CODES, type DeclarationCode } from './declarationCodes';
import { schemas as declared } from './declared';
import type { ResourceSchema } from './types';

const messageOf = (schemas: readonly ResourceSchema[]): string => {
  try {
    assertSchemas(schemas);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('the check of declarations', () => {
  it('finds nothing wrong with a right declaration', () => {
    expect(checkSchemas([right])).toEqual([]);
    expect(() => assertSchemas([right])).not.toThrow();
  });

  it('finds nothing wrong with the declarations of the product', () => {
    expect(messageOf(declared)).toBe('');
  });

  it('accepts nested resources, sorting by id and comparisons with parts of a text', () => {
    const nested = {
      ...right,
      name: 'Contrats/{contratId}/avenants',
      path: '/contrats/{contratId}/avenants',
      tree: undefined,
      parent: { resource: 'Contrats', parameter: 'contratId' },
      list: { ...right.list, sort: { field: 'id', order: 'DESC' as const } },
      parameters: withCondition('libelle', 'contains', 'x').parameters,
    };
    expect(messageOf([right, nested])).toBe('');
  });

  it.each(Object.keys(DECLARATION_CODES) as DeclarationCode[])('reports %s', (code) => {
    for (const [schemas, line] of wrong[code]) {
      expect(checkSchemas(schemas).map((problem) => problem.code)).toContain(code);
      expect(messageOf(schemas)).toMatch(line);
    }
  });

  it('puts every problem on its own line', () => {
    const lines = messageOf([{ ...right, search: ['actif'], representation: ['libele'] }]).split('\n');
    expect(lines.map((line) => line.slice(0, 4))).toEqual(['S010', 'S020']);
  });
});
