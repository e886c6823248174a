import type { JsonSchema } from '../../../src/resources/language/kind';

const count: JsonSchema = { type: 'integer', minimum: 0 };
const code: JsonSchema = { type: 'string', pattern: '^(?:\\d{2,3}|2[AB])$' };

/** What `GET /{collection}/departements` answers. */
export const DEPARTMENT_COUNTS: JsonSchema = {
  type: 'object',
  required: ['departements', 'sansCode', 'autres'],
  properties: {
    departements: {
      type: 'array',
      items: { type: 'object', required: ['code', 'nombre'], properties: { code, nombre: count } },
    },
    sansCode: count,
    autres: count,
  },
};
