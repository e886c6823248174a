import { orNull } from './orNull';
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

/** Excludes empty values (`isEmptyValue`) of required fields: an empty list, a blank text. */
function notEmpty(schema: JsonSchema): JsonSchema {
  const { type, minItems } = schema;
  if (type === 'array') return { ...schema, minItems: Math.max(1, Number(minItems ?? 1)) };
  const isFree = type === 'string' && ['format', 'enum', 'pattern'].every((keyword) => !Object.hasOwn(schema, keyword));
  return isFree ? { minLength: 1, pattern: '\\S', ...schema } : schema;
}

/** Rules of which a field may have several. */
const SEVERAL: readonly string[] = ['options', 'refusedWhen'];

/** Rules on other fields have no JSON Schema keyword, so they are added as declared, under `x-` keywords. */
const ruleKeywords = (spec: FieldSpec): JsonSchema => ({
  ...Object.fromEntries(
    rulesOf(spec).flatMap(([rule, condition]) => (SEVERAL.includes(rule) ? [] : [[`x-${rule}`, condition]])),
  ),
  // Their reasons are the sentences of the description, in the same order.
  ...(spec.refusedWhen && { 'x-refusedWhen': spec.refusedWhen.map(({ when }) => when) }),
  ...kindOf(spec).ruleKeywords?.(spec),
  ...(spec.formula && { 'x-formula': spec.formula }),
  ...(spec.sequence && { 'x-sequence': spec.sequence }),
  ...(spec.readers && { 'x-readers': spec.readers }),
  ...(spec.writers && { 'x-writers': spec.writers }),
});

const namedIn = ({ rights = [], fonctions = [] }: FieldAccess): string => [...rights, ...fonctions].join(', ');

/** Joins a field's help with the messages of its `refusedWhen` and its access rules. */
function fieldDescription({ help, readers, writers, refusedWhen = [] }: FieldSpec, language: Language): string {
  const rules = [
    [DOCUMENT_WORDS.fieldReaders, readers],
    [DOCUMENT_WORDS.fieldWriters, writers],
  ] as const;
  return [
    ...(help ? [inLanguage(help, language)] : []),
    ...refusedWhen.map(({ message }) => inLanguage(message, language)),
    ...rules.flatMap(([words, rule]) =>
      rule ? [`${inLanguage(words, language)}${colonOf(language)}${namedIn(rule)}.`] : [],
    ),
  ].join(' ');
}

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

/** Ids of the parent records: always in responses, optional in bodies. */
const parentProperties = (schema: ResourceSchema) =>
  Object.fromEntries(answeredParents(schema).map((name) => [name, { type: 'integer', minimum: 1 }]));

const instructionsOf = (fields: ResourceSchema['fields']) =>
  Object.values(fields).flatMap((spec) => kindOf(spec).removedBy?.(spec) ?? []);

/** `POST` requires every required field without an initial value; `PUT` takes only the fields to change. */
function inputSchema(schema: ResourceSchema, language: Language, mode: WriteMode): JsonSchema {
  const given = Object.entries(schema.fields).filter(([, { readOnly }]) => !readOnly);
  const required = given.filter(([, spec]) => mode === 'create' && spec.required && spec.initial === undefined);
  const above = mode === 'create' ? parentsInBody(schema) : [];
  const names = [...new Set([...above, ...required.map(([name]) => name)])];
  const uploads = new Set(uploadFields(schema).map(({ name }) => name));
  // JSON can only refer to stored files, and a new record has none; they are uploaded by form.
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

function formSchema(schema: ResourceSchema, input: JsonSchema): JsonSchema {
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  const uploads = uploadFields(schema).map(({ name, several }) => [
    name,
    several ? { type: 'array', items: binary } : binary,
  ]);
  const given = typeof input['properties'] === 'object' ? input['properties'] : {};
  return { ...input, properties: { ...given, ...Object.fromEntries(uploads) } };
}

/** The input schemas of a write; empty if it has no body. */
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

/** A record in a response. All fields of a single record may be null, because it exists before its first write. */
function recordSchema(schema: ResourceSchema, language: Language): JsonSchema {
  const fields = Object.entries(schema.fields);
  const revealed = Object.values(schema.parameters).flatMap(({ reveals = [] }) => reveals);
  // Callers with only a session read the open fields.
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
