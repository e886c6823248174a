import type { FieldSpec, JsonSchema } from '../../../src/resources/fields/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../../src/resources/types';
import { inLanguage, type Language } from '../../../src/resources/words';
import { uploadFields } from '../body/uploadFields';
import { componentName, schemaRef } from './names';

const ID_SCHEMA: JsonSchema = { type: 'integer', minimum: 1, readOnly: true };

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** The JSON Schema of a field, with its words; null where it may be empty. */
function fieldSchema(spec: FieldSpec, language: Language): JsonSchema {
  const schema = kindOf(spec).jsonSchema(spec);
  const help = spec.help && inLanguage(spec.help, language);
  return {
    ...(spec.required ? schema : orNull(schema)),
    title: inLanguage(spec.label, language),
    ...(help && { description: help }),
    ...(spec.initial !== undefined && { default: spec.initial }),
    ...(spec.readOnly && { readOnly: true }),
  };
}

type Fields = readonly (readonly [string, FieldSpec])[];

const properties = (fields: Fields, language: Language) =>
  Object.fromEntries(fields.map(([name, spec]) => [name, fieldSchema(spec, language)]));

/** What `POST` takes: every required field without an initial value has to be there. `PUT`: only what changes. */
function inputSchema(fields: Fields, language: Language, mode: 'create' | 'update'): JsonSchema {
  const given = fields.filter(([, { readOnly }]) => !readOnly);
  const required = given.filter(([, spec]) => mode === 'create' && spec.required && spec.initial === undefined);
  return {
    type: 'object',
    properties: { ...properties(given, language), id: ID_SCHEMA },
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
    additionalProperties: false,
  };
}

/** The form that a resource with files takes: files as binary parts, everything else as in JSON. */
function formSchema(schema: ResourceSchema, input: JsonSchema): JsonSchema {
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  const uploads = uploadFields(schema).map(({ name, several }) => [
    name,
    several ? { type: 'array', items: binary } : binary,
  ]);
  const given = typeof input['properties'] === 'object' ? input['properties'] : {};
  return { ...input, properties: { ...given, ...Object.fromEntries(uploads) } };
}

/** The components of one resource: the record, its inputs, its form where it has files, and its page. */
export function resourceSchemas(schema: ResourceSchema, language: Language): Readonly<Record<string, JsonSchema>> {
  const name = componentName(schema);
  const fields = Object.entries(schema.fields);
  const revealed = Object.values(schema.parameters).flatMap(({ reveals = [] }) => reveals);
  const always = fields.map(([field]) => field).filter((field) => !revealed.includes(field));
  const create = inputSchema(fields, language, 'create');
  const update = inputSchema(fields, language, 'update');
  const hasFiles = uploadFields(schema).length > 0;
  return {
    [name]: {
      type: 'object',
      title: inLanguage(schema.label.one, language),
      properties: { id: ID_SCHEMA, ...properties(fields, language) },
      required: ['id', ...always],
    },
    [`${name}.Page`]: {
      type: 'object',
      properties: {
        items: { type: 'array', items: schemaRef(name) },
        totalCount: { type: 'integer', minimum: 0 },
      },
      required: ['items', 'totalCount'],
    },
    ...(schema.operations.create !== 'none' && { [`${name}.Create`]: create }),
    ...(schema.operations.update !== 'none' && { [`${name}.Update`]: update }),
    ...(hasFiles && schema.operations.create !== 'none' && { [`${name}.CreateForm`]: formSchema(schema, create) }),
    ...(hasFiles && schema.operations.update !== 'none' && { [`${name}.UpdateForm`]: formSchema(schema, update) }),
  };
}
