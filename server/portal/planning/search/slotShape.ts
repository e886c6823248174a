import type { JsonSchema } from '../../../../src/resources/language/kind';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import * as shape from '../../../http/calls/shapes';

const properties = Object.entries(Creneaux.fields).map(([name, spec]): readonly [string, JsonSchema] => {
  const schema = kindOf(spec).jsonSchema(spec);
  return [name, 'required' in spec ? schema : { anyOf: [schema, { type: 'null' }] }];
});

export const slotShape: JsonSchema = shape.object({
  id: shape.id,
  ...Object.fromEntries(properties),
  version: { type: 'integer', minimum: 1 },
});
