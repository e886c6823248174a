import type { Fields, ValuesOf } from '../../language/resourceSchema';
import type { EmbeddedOptions } from '../embedded/kind';
import { integer } from '../integer/kind';
import { refuse, type Declared, type Exactly, type FieldSpec, type Issue, type Kind } from '../../language/kind';
import { below, checkInner, fromJson, readInner, schemaOfFields, type InnerValues } from '../shared/inner';
import { withinLength, type ListBounds } from '../shared/lists';
import type { KindOf } from '../shared/reading';
import { text } from '../text/kind';

export interface EmbeddedListOptions<F extends Fields = Fields> extends EmbeddedOptions<F>, ListBounds {}

export interface EmbeddedListSpec extends EmbeddedListOptions, FieldSpec {
  readonly kind: 'embeddedList';
}

/** An ordered list of objects with the same fields, stored inside the record. */
export const embeddedList = <const Given extends EmbeddedListOptions>(
  options: Exactly<Given, EmbeddedListOptions>,
): Declared<'embeddedList', Given, readonly ValuesOf<Given['fields']>[]> => ({ kind: 'embeddedList', ...options });

/** Created by the registry, which knows the kinds of the inner fields. */
export const embeddedListKind = (kindOf: KindOf): Kind<EmbeddedListSpec, readonly InnerValues[]> => ({
  name: 'embeddedList',
  check: ({ fields }, context) => checkInner(fields, context),
  parse(input, { fields, ...bounds }) {
    if (!Array.isArray(input)) return refuse('embeddedList');
    const values: InnerValues[] = [];
    const issues: Issue[] = [];
    for (const [index, item] of input.entries()) {
      const read = readInner(item, fields, kindOf);
      if (read.ok) values.push(read.value);
      else issues.push(...below(String(index), read.issues));
    }
    return issues.length > 0 ? { ok: false, issues } : withinLength(values, bounds);
  },
  jsonSchema: ({ fields, minItems, maxItems }) => ({
    type: 'array',
    items: schemaOfFields(fields, kindOf),
    ...(minItems && { minItems }),
    ...(maxItems && { maxItems }),
  }),
  column: () => 'jsonb',
  operators: () => [],
  toText: (values) => JSON.stringify(values),
  fromText: fromJson,
  sortable: false,
  inner: ({ fields }) => fields,
  samples: {
    spec: embeddedList({
      label: ['Interventions', 'Interventions', 'Einsätze', 'Intervenções'],
      fields: {
        theme: text({ label: ['Thème', 'Theme', 'Thema', 'Tema'], required: true }),
        participants: integer({ label: ['Participants', 'Participants', 'Teilnehmende', 'Participantes'], min: 1 }),
      },
      maxItems: 2,
    }),
    valid: [
      [{ theme: 'Sommeil', participants: 12 }],
      [
        { theme: 'Stress', participants: null },
        { theme: 'Sommeil', participants: 8 },
      ],
    ],
    coerced: [{ input: [{ theme: ' Stress ' }], value: [{ theme: 'Stress', participants: null }] }],
    invalid: [
      { input: { theme: 'Stress' }, code: 'embeddedList' },
      { input: ['Stress'], code: 'embedded' },
      { input: [{ theme: 'Stress' }, { theme: '' }], code: 'required' },
      { input: [{ theme: 'Stress', participants: 0 }], code: 'min' },
      { input: [{ theme: 'a' }, { theme: 'b' }, { theme: 'c' }], code: 'maxItems' },
    ],
  },
});
