import type { FastifyRequest } from 'fastify';
import { schemaFor } from '../../../src/resources/access/openFields';
import { countDepartments, PREFIX_LENGTH, type DepartmentCounts } from '../../../src/resources/records/departments';
import { sessionOf } from '../../identity/authenticate';
import { problem } from '../problem';
import { readNarrowing } from '../query/readListRequest';
import { collectionsOfCaller } from './filterWithinReach';
import { listQueryOf } from './readHandlers';
import { collectionOf, queryOf, type ResourceContext } from './resourceContext';

/** `GET /{collection}/departements`: how many records of the list are in each French department, in one statement. */
export const departmentsHandler =
  (context: ResourceContext) =>
  async (request: FastifyRequest): Promise<DepartmentCounts> => {
    const { registry } = context;
    const schema = schemaFor(context.schema, sessionOf(request).grants);
    const field = schema.list.map?.postcode ?? '';
    // The counts reveal the postcode, so they need the right to read it.
    const { rights = [`${schema.rights}:read`] } = context.schema.fields[field]?.readers ?? {};
    if (!Object.hasOwn(schema.fields, field)) throw problem('forbidden', { args: { needed: rights.join(', ') } });
    const narrowing = readNarrowing(schema, queryOf(request), collectionsOfCaller(registry, request));
    const { tenant, parents } = await collectionOf(request, context);
    const query = await listQueryOf(context, request, narrowing);
    return countDepartments(await tenant.store.prefixCounts(schema, query, { field, length: PREFIX_LENGTH }, parents));
  };
