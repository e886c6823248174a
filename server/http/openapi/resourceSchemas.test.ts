import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { schemas } from '../../../src/portal/declared';
import type { JsonSchema } from '../../../src/resources/language/kind';
import { validateField } from '../../../src/resources/records/validate';
import { resourceSchemas } from './resourceSchemas';

// An empty text has none of these formats (RFC 3339, 5322, 3986).
const SOMETHING = /\S/;
const formats = { date: SOMETHING, 'date-time': SOMETHING, email: SOMETHING, uri: SOMETHING };
const ajv = new Ajv({ strict: false, formats });

/** Values that writers may send for an empty field. */
const EMPTY = [null, '', '   ', []];

const propertiesIn = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;

it('the schemas of required fields refuse every empty value', () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const schema of schemas) {
    for (const [component, described] of Object.entries(resourceSchemas(schema, 'fr'))) {
      for (const [name, property] of Object.entries(propertiesIn(described))) {
        const spec = schema.fields[name];
        // A form part with a media type contains the bytes of a file.
        if (!spec?.required || spec.readOnly || Object.hasOwn(property, 'contentMediaType')) continue;
        const isOffered = ajv.compile(property);
        for (const value of EMPTY) {
          compared += 1;
          const read = validateField(value, spec);
          const isMissing = !read.ok && read.issues.some(({ code }) => code === 'required');
          if (isMissing && isOffered(value)) wrong.push(`${component}.${name}: ${JSON.stringify(value)}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});
