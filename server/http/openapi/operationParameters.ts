import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { inLanguage, type Language } from '../../../src/resources/language/words';
import { queryFields } from '../query/writeParameters';
import type { Operation } from '../resources/declaredOperations';
import { addressParameters, declaredParameters, ifMatch, listParameters, narrowingParameters } from './parameters';
import type { OpenApiParameter } from './openApiDocument';

const described = (spec: FieldSpec, language: Language) => ({
  description: inLanguage(spec.label, language),
  schema: kindOf(spec).jsonSchema(spec),
});

/** The field that addresses a record in this operation, if it is not the id. */
function ownField({ fields, readBy, ranked }: ResourceSchema, { name }: Operation): FieldSpec | undefined {
  const isWritten = name === 'update' || name === 'delete';
  const field = isWritten ? ranked?.segment : name === 'get' ? readBy : undefined;
  return field === undefined ? undefined : fields[field];
}

/** The query parameter for the rank of a record that is written by segment and rank. */
function rankParameter({ fields, ranked }: ResourceSchema, language: Language): readonly OpenApiParameter[] {
  const spec = ranked && fields[ranked.rank];
  if (!spec) return [];
  const schema = { type: 'integer', minimum: 0, default: 0 };
  return [{ name: ranked.rank, in: 'query', description: inLanguage(spec.label, language), schema }];
}

const valueParameters = (
  schema: ResourceSchema,
  mode: 'create' | 'update',
  language: Language,
): readonly OpenApiParameter[] =>
  queryFields(schema, mode).map(([name, spec]) => {
    const required = mode === 'create' && spec.required && spec.initial === undefined;
    return { name, in: 'query', ...(required && { required }), ...described(spec, language) };
  });

export function operationParameters(
  schema: ResourceSchema,
  operation: Operation,
  language: Language,
): readonly OpenApiParameter[] {
  const { name, url } = operation;
  const own = ownField(schema, operation);
  const isWritten = ['update', 'partialUpdate', 'delete'].includes(name);
  return [
    ...addressParameters(url, language, own && described(own, language)),
    ...(name === 'list' ? listParameters(schema, language) : []),
    ...(name === 'departments' ? narrowingParameters(schema, language) : []),
    ...(name === 'get' && schema.computed ? declaredParameters(schema, language) : []),
    ...(name === 'create' || name === 'update' ? valueParameters(schema, name, language) : []),
    ...(isWritten ? [...rankParameter(schema, language), ifMatch(language)] : []),
    ...(name === 'removeFile' ? [ifMatch(language)] : []),
  ];
}
