import type { FastifyRequest } from 'fastify';
import { readsField } from '../../../src/resources/access/fieldAccess';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Issues } from '../../../src/resources/records/validate';
import { sessionOf } from '../../identity/authenticate';

/**
 * Reports the written fields that the caller may not read. The write is refused before it is compared with stored
 * data, so that neither a duplicate nor an unchanged value reveals them.
 */
export function reservedValues(schema: ResourceSchema, request: FastifyRequest, names: Iterable<string>): Issues {
  const { grants } = sessionOf(request);
  const closed = [...names].filter((name) => {
    const spec = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
    return spec !== undefined && !readsField(spec, grants);
  });
  return Object.fromEntries(closed.map((name) => [name, [{ code: 'reservedField' }]]));
}
