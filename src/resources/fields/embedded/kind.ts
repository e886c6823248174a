import type { Fields, ValuesOf } from '../../language/resourceSchema';
import { integer } from '../integer/kind';
import type { Declared, Exactly, FieldOptions, FieldSpec, Kind } from '../../language/kind';
import { checkInner, fromJson, readInner, schemaOfFields, type InnerValues } from '../shared/inner';
import type { KindOf } from '../shared/reading';
import { text } from '../text/kind';

export interface EmbeddedOptions<F extends Fields = Fields> extends FieldOptions {
  /** Fields of the object. */
  readonly fields: F;
}

export interface EmbeddedSpec extends EmbeddedOptions, FieldSpec {
  readonly kind: 'embedded';
}

/** An object with fields of its own, stored inside the record. */
export const embedded = <const Given extends EmbeddedOptions>(
  options: Exactly<Given, EmbeddedOptions>,
): Declared<'embedded', Given, ValuesOf<Given['fields']>> => ({ kind: 'embedded', ...options });

/** Created by the registry, which knows the kinds of the inner fields. */
export const embeddedKind = (kindOf: KindOf): Kind<EmbeddedSpec, InnerValues> => ({
  name: 'embedded',
  check: ({ fields }, context) => checkInner(fields, context),
  parse: (input, { fields }) => readInner(input, fields, kindOf),
  jsonSchema: ({ fields }) => schemaOfFields(fields, kindOf),
  column: () => 'jsonb',
  operators: () => [],
  toText: (value) => JSON.stringify(value),
  fromText: fromJson,
  sortable: false,
  inner: ({ fields }) => fields,
  samples: {
    spec: embedded({
      label: ['Adresse', 'Address', 'Adresse', 'Morada'],
      fields: {
        ville: text({ label: ['Ville', 'Town', 'Ort', 'Localidade'], required: true, maxLength: 50 }),
        etage: integer({ label: ['Étage', 'Floor', 'Etage', 'Andar'], min: 0 }),
      },
    }),
    valid: [
      { ville: 'Lille', etage: 3 },
      { ville: 'Metz', etage: null },
    ],
    coerced: [{ input: { ville: ' Lille ' }, value: { ville: 'Lille', etage: null } }],
    invalid: [
      { input: 'Lille', code: 'embedded' },
      { input: [], code: 'embedded' },
      { input: { etage: 1 }, code: 'required' },
      { input: { ville: 'Lille', etage: -1 }, code: 'min' },
      { input: { ville: 'Lille', etages: 1 }, code: 'unknownFieldNearest' },
    ],
  },
});
