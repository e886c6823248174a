import type { FieldSpec } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { bodyKindOf, type WriteMode } from '../body/bodyKind';
import { readParameters, type RawQuery, type ParameterReader } from './readParameters';
import { readRank, readValue } from './readers';

/** The fields that a write without a body takes from the query string. */
export const queryFields = (
  schema: Pick<ResourceSchema, 'fields' | 'bodies'>,
  mode: WriteMode,
): readonly (readonly [string, FieldSpec])[] =>
  bodyKindOf(schema, mode) === 'query'
    ? Object.entries(schema.fields).filter(
        ([, { readOnly, immutable }]) => !readOnly && (mode === 'create' || !immutable),
      )
    : [];

/** Reads the query parameters of a write: its values if it has no body, and the rank of a ranked record. */
export const readWriteParameters = (
  schema: ResourceSchema,
  mode: WriteMode | 'delete',
  raw: RawQuery,
): Readonly<Record<string, unknown>> => {
  const fields = mode === 'delete' ? [] : queryFields(schema, mode);
  const readers: Readonly<Record<string, ParameterReader<unknown>>> = {
    ...Object.fromEntries(fields.map(([name]) => [name, readValue])),
    ...(schema.ranked && mode !== 'create' && { [schema.ranked.rank]: readRank }),
  };
  return readParameters(raw, readers);
};
