import { describe, expect, it } from 'vitest';
import { assertSchemas, checkSchemas } from './check';
import { rightAddressing } from './wrong/addressing.fixture';
import { wrong } from './wrong/all.fixture';
import { rightAudience } from './wrong/audience.fixture';
import { rightTargets } from './wrong/targets.fixture';
import { rightPages } from './wrong/pages.fixture';
import { rightRowAccess } from './wrong/rowAccess.fixture';
import { rightScope } from './wrong/scope.fixture';
import { nested as below, right, withCondition } from './wrong/right.fixture';
import { DECLARATION_CODES, type DeclarationCode } from '../language/declarationCodes';
import { schemas as declared } from '../../portal/declared';
import type { ResourceSchema } from '../language/resourceSchema';

const messageOf = (schemas: readonly ResourceSchema[]): string => {
  try {
    assertSchemas(schemas);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('the check of declarations', () => {
  it('accepts a valid declaration', () => {
    expect(checkSchemas([right])).toEqual([]);
    expect(() => assertSchemas([right])).not.toThrow();
  });

  it("accepts the product's declarations", () => {
    expect(messageOf(declared)).toBe('');
  });

  it('accepts nested resources, sorting by id and comparisons with parts of a text', () => {
    const nested = {
      ...below,
      list: { ...right.list, sort: { field: 'id', order: 'DESC' as const } },
      parameters: withCondition('libelle', 'contains', 'x').parameters,
    };
    expect(messageOf([right, nested])).toBe('');
  });

  it('accepts a search through a reference to searchable records', () => {
    expect(messageOf([{ ...right, search: ['libelle', 'parentId'] }])).toBe('');
  });

  it.each([...rightAddressing, ...rightAudience, ...rightPages, ...rightRowAccess, ...rightScope, ...rightTargets])(
    "accepts the contract's special addresses: %#",
    (...schemas) => {
      expect(messageOf(schemas)).toBe('');
    },
  );

  it.each(Object.keys(DECLARATION_CODES) as DeclarationCode[])('reports %s', (code) => {
    for (const [schemas, line] of wrong[code]) {
      expect(checkSchemas(schemas).map((problem) => problem.code)).toContain(code);
      expect(messageOf(schemas)).toMatch(line);
    }
  });

  it('reports each problem on its own line', () => {
    const lines = messageOf([{ ...right, search: ['actif'], representation: ['libele'] }]).split('\n');
    expect(lines.map((line) => line.slice(0, 4))).toEqual(['S010', 'S020']);
  });
});
