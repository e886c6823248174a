import { kindOf } from '../../../src/resources/fields/kinds';
import type { BodyKind } from '../../../src/resources/language/addressing';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { multipartBody, type Part } from '../multipart';
import { withQuery } from './addresses';
import { Upload } from './uploads';

export type Values = Readonly<Record<string, unknown>>;

export interface WriteRequest {
  readonly url: string;
  readonly payload?: Buffer | Record<string, unknown>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Mode = 'create' | 'update';

export const uploadNames = ({ fields }: Pick<ResourceSchema, 'fields'>): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name] && kindOf(fields[name]).upload !== undefined);

const bodyOf = (schema: ResourceSchema, mode: Mode): BodyKind | 'none' =>
  mode === 'create' && schema.createdAtKey
    ? 'none'
    : (schema.bodies?.[mode] ?? (uploadNames(schema).length > 0 ? 'form' : 'json'));

export const takesUploads = (schema: ResourceSchema, mode: Mode): boolean => bodyOf(schema, mode) === 'form';

export const withoutUploads = (schema: Pick<ResourceSchema, 'fields'>, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !uploadNames(schema).includes(name)));

/** Form parts are texts: a list becomes parts of the same name, an object becomes JSON. */
function partsOf(name: string, value: unknown): readonly Part[] {
  if (value instanceof Upload) return [{ name, fileName: value.name, type: value.type, content: value.content }];
  if (Array.isArray(value) && !value.some((one) => typeof one === 'object' && !(one instanceof Upload)))
    return value.flatMap((one) => partsOf(name, one));
  if (typeof value === 'object' && value !== null) return [{ name, value: JSON.stringify(value) }];
  return [{ name, value: String(value ?? '') }];
}

export function writeRequest(schema: ResourceSchema, mode: Mode, url: string, values: Values): WriteRequest {
  switch (bodyOf(schema, mode)) {
    case 'none':
      return { url };
    case 'query':
      return { url: withQuery(url, values) };
    case 'form':
      return { url, ...multipartBody(Object.entries(values).flatMap(([name, value]) => partsOf(name, value))) };
    case 'json':
      return { url, payload: { ...withoutUploads(schema, values) } };
  }
}
