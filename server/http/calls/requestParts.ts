import type { FastifyRequest } from 'fastify';
import { parseId } from '../../../src/resources/fields/shared/ids';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../problem';
import { readParameters, type RawQuery } from '../query/readParameters';
import { readId } from '../resources/address';
import { addressParameters } from '../resources/resourceContext';
import { readerStore } from '../reader';

type Fields = Readonly<Record<string, unknown>>;

/** Reads an id of the address. @throws {ProblemError} `unknownRecord` if it is not an id. */
export const idIn = (request: FastifyRequest, name: string): number => readId(addressParameters(request)[name]);

export const textIn = (request: FastifyRequest, name: string): string => addressParameters(request)[name] ?? '';

/** Rejects any query parameter. @throws {ProblemError} `invalidParameter` */
export const refuseQuery = ({ query }: FastifyRequest): void => void readParameters(query as RawQuery, {});

/** Returns the request's JSON object. @throws {ProblemError} `bodyExpected`, `bodyNotObject`. */
export function bodyOf({ body }: FastifyRequest): Fields {
  if (body === undefined) throw problem('bodyExpected');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('bodyNotObject');
  return { ...body };
}

/** Returns the request's JSON object, or an empty one without a body. @throws {ProblemError} `bodyNotObject`. */
export const optionalBodyOf = (request: FastifyRequest): Fields => (request.body === undefined ? {} : bodyOf(request));

/**
 * Adds the ids of the address to a body. The body may repeat an id, but not contradict it.
 *
 * @throws {ProblemError} `invalid`.
 */
export function withAddress(body: Fields, given: Readonly<Record<string, number>>): Fields {
  const contrary = Object.entries(given).filter(([name, id]) => body[name] !== undefined && parseId(body[name]) !== id);
  if (contrary.length > 0) {
    throw problem('invalid', { errors: Object.fromEntries(contrary.map(([name]) => [name, [{ code: 'readOnly' }]])) });
  }
  return { ...body, ...given };
}

export async function requireRecord(
  request: FastifyRequest,
  schema: ResourceSchema,
  id: number,
): Promise<StoredRecord> {
  const record = await readerStore(request).get(schema, id);
  if (!record) throw problem('unknownRecord');
  return record;
}
