import { rulesOf } from '../../../src/resources/records/fieldRules';
import type { FieldAccess } from '../../../src/resources/language/fieldAccess';
import type { FieldSpec, JsonSchema } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { openFieldsOf } from '../../../src/resources/access/openFields';
import { privateFields } from '../../../src/resources/access/privacy';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { colonOf, inLanguage, type Language } from '../../../src/resources/language/words';
import { bodyKindOf, hasBody, type WriteMode } from '../body/bodyKind';
import { uploadFields } from '../body/uploadFields';
import { parentsInBody } from '../resources/address';
import { answeredParents } from '../resources/answer';
import { componentName, partialComponents, schemaRef } from './names';
import { DOCUMENT_WORDS } from './openApiWords';

const ID_SCHEMA: JsonSchema = { type: 'integer', minimum: 1, readOnly: true };

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** What no value is (`isEmptyValue`) is refused where one is required: an empty list, a text of blanks. */
function notEmpty(schema: JsonSchema): JsonSchema {
  const { type, minItems } = schema;
  if (type === 'array') return { ...schema, minItems: Math.max(1, Number(minItems ?? 1)) };
  const isFree = type === 'string' && ['format', 'enum', 'pattern'].every((keyword) => !Object.hasOwn(schema, keyword));
  return isFree ? { minLength: 1, pattern: '\\S', ...schema } : schema;
}

/** What depends on the rest of the record, as the data that declarations have: no keyword of JSON Schema says it. */
const ruleKeywords = (spec: FieldSpec): JsonSchema => ({
  ...Object.fromEntries(
    rulesOf(spec).flatMap(([rule, condition]) => (rule === 'options' ? [] : [[`x-${rule}`, condition]])),
  ),
  ...kindOf(spec).ruleKeywords?.(spec),
  ...(spec.formula && { 'x-formula': spec.formula }),
  ...(spec.sequence && { 'x-sequence': spec.sequence }),
  ...(spec.readers && { 'x-readers': spec.readers }),
  ...(spec.writers && { 'x-writers': spec.writers }),
});

/** Whom a rule of a field names: rights, and functions by their codes. */
const namedIn = ({ rights = [], fonctions = [] }: FieldAccess): string => [...rights, ...fonctions].join(', ');

/** What is said of a field: its help, and for whom it is. */
function fieldDescription({ help, readers, writers }: FieldSpec, language: Language): string {
  const rules = [
    [DOCUMENT_WORDS.fieldReaders, readers],
    [DOCUMENT_WORDS.fieldWriters, writers],
  ] as const;
  return [
    ...(help ? [inLanguage(help, language)] : []),
    ...rules.flatMap(([words, rule]) =>
      rule ? [`${inLanguage(words, language)}${colonOf(language)}${namedIn(rule)}.`] : [],
    ),
  ].join(' ');
}

/** The JSON Schema of a field, with its words; null where it may be empty. */
function fieldSchema(spec: FieldSpec, language: Language, mayBeEmpty = !spec.required): JsonSchema {
  const ofKind = kindOf(spec).jsonSchema(spec);
  const schema = spec.required ? notEmpty(ofKind) : ofKind;
  const description = fieldDescription(spec, language);
  return {
    ...(mayBeEmpty ? orNull(schema) : schema),
    title: inLanguage(spec.label, language),
    ...(description !== '' && { description }),
    ...(spec.initial !== undefined && { default: spec.initial }),
    ...(spec.samples && { examples: spec.samples }),
    ...(spec.readOnly && { readOnly: true }),
    ...ruleKeywords(spec),
  };
}

/** The ids of the records above: in every answer, and repeated in bodies by those who like. */
const parentProperties = (schema: ResourceSchema) =>
  Object.fromEntries(answeredParents(schema).map((name) => [name, { type: 'integer', minimum: 1 }]));

/** The boolean instructions of a body that remove a stored file. */
const instructionsOf = (fields: ResourceSchema['fields']) =>
  Object.values(fields).flatMap((spec) => kindOf(spec).removedBy?.(spec) ?? []);

/** What `POST` takes: every required field without an initial value has to be there. `PUT`: only what changes. */
function inputSchema(schema: ResourceSchema, language: Language, mode: WriteMode): JsonSchema {
  const given = Object.entries(schema.fields).filter(([, { readOnly }]) => !readOnly);
  const required = given.filter(([, spec]) => mode === 'create' && spec.required && spec.initial === undefined);
  const above = mode === 'create' ? parentsInBody(schema) : [];
  const names = [...new Set([...above, ...required.map(([name]) => name)])];
  const uploads = new Set(uploadFields(schema).map(({ name }) => name));
  // JSON names files that are stored, and a new record has none: they come with a form.
  const schemaOf = (name: string, spec: FieldSpec) => {
    if (mode === 'update' || !uploads.has(name)) return fieldSchema(spec, language);
    return spec.required ? { not: {} } : { type: 'null' };
  };
  return {
    type: 'object',
    properties: {
      ...parentProperties(schema),
      ...Object.fromEntries(given.map(([name, spec]) => [name, schemaOf(name, spec)])),
      ...Object.fromEntries(instructionsOf(schema.fields).map((name) => [name, { type: 'boolean' }])),
      id: ID_SCHEMA,
    },
    ...(names.length > 0 && { required: names }),
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

/** What a write takes: nothing where it has no body. */
function writeSchemas(
  schema: ResourceSchema,
  mode: WriteMode,
  language: Language,
): Readonly<Record<string, JsonSchema>> {
  if (schema.operations[mode] === 'none' || !hasBody(schema, mode)) return {};
  const name = `${componentName(schema)}.${mode === 'create' ? 'Create' : 'Update'}`;
  const input = inputSchema(schema, language, mode);
  return { [name]: input, ...(bodyKindOf(schema, mode) === 'form' && { [`${name}Form`]: formSchema(schema, input) }) };
}

/** A record as it is answered; the only one below each parent has no values while it is not written. */
function recordSchema(schema: ResourceSchema, language: Language): JsonSchema {
  const fields = Object.entries(schema.fields);
  const revealed = Object.values(schema.parameters).flatMap(({ reveals = [] }) => reveals);
  // Those who hold only a session read the open fields.
  const open = schema.readableBy === 'session' ? openFieldsOf(schema) : Object.keys(schema.fields);
  const kept = privateFields(schema);
  const always = open.filter(
    (field) => !revealed.includes(field) && !kept.includes(field) && !schema.fields[field]?.readers,
  );
  const above = parentProperties(schema);
  const mayBeEmpty = schema.operations.list === 'single' || undefined;
  return {
    type: 'object',
    title: inLanguage(schema.label.one, language),
    properties: {
      id: ID_SCHEMA,
      ...above,
      ...Object.fromEntries(fields.map(([name, spec]) => [name, fieldSchema(spec, language, mayBeEmpty)])),
    },
    required: ['id', ...Object.keys(above), ...always],
  };
}

/** The components of one resource: the record, its inputs, its form where it has files, and its page. */
export function resourceSchemas(schema: ResourceSchema, language: Language): Readonly<Record<string, JsonSchema>> {
  const name = componentName(schema);
  const page: JsonSchema = {
    type: 'object',
    properties: {
      items: { type: 'array', items: schemaRef(name) },
      totalCount: { type: 'integer', minimum: 0 },
    },
    required: ['items', 'totalCount'],
  };
  return {
    [name]: recordSchema(schema, language),
    ...(schema.operations.list !== 'single' && { [`${name}.Page`]: page }),
    ...writeSchemas(schema, 'create', language),
    ...writeSchemas(schema, 'update', language),
    ...Object.assign(
      {},
      ...Object.keys(schema.partialUpdates ?? {}).map((named) =>
        writeSchemas(partialComponents(schema, named), 'update', language),
      ),
    ),
  };
}
