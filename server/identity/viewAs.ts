import { VIEWS_AS } from '../../src/resources/registry/roles';
import type { FastifyRequest } from 'fastify';
import { problem } from '../http/problem';
import { tenantOf } from '../http/tenantOf';
import { parseId } from '../../src/resources/fields/shared/ids';
import type { Account } from './accounts/account';
import { resourceTable } from './storage/accessTables';

const VIEW_AS_RIGHT = 'IDENTITES:admin';

const HEADER = 'x-view-as';

const HOURS = 8;

/** Views must be opened first, so that each is recorded. */
async function isOpen(request: FastifyRequest, authorId: number, identityId: number): Promise<boolean> {
  const { database, schema } = tenantOf(request);
  const { rowCount } = await database.pool.query(
    `SELECT 1 FROM ${resourceTable(schema, VIEWS_AS)}
     WHERE "auteurId" = $1 AND "identityId" = $2 AND fin IS NULL AND debut > now() - make_interval(hours => $3) LIMIT 1`,
    [authorId, identityId, HOURS],
  );
  return rowCount !== 0;
}

/**
 * Returns the account that a request asks to be viewed as; undefined without the header.
 *
 * @throws {ProblemError} `forbidden` without the right, `viewAsReadOnly` unless the method is GET, `viewAsNotStarted`
 *   if the view is not open, `unknownRecord` if there is no such person
 */
export async function viewedAccount(
  request: FastifyRequest,
  author: Account,
  findById: (id: number) => Promise<Account | undefined>,
): Promise<Account | undefined> {
  const asked = request.headers[HEADER];
  if (asked === undefined) return undefined;
  if (!author.rights.includes(VIEW_AS_RIGHT)) throw problem('forbidden', { args: { needed: VIEW_AS_RIGHT } });
  if (request.method !== 'GET') throw problem('viewAsReadOnly');
  const identityId = parseId(asked);
  if (identityId === undefined) throw problem('unknownRecord');
  if (!(await isOpen(request, author.id, identityId))) throw problem('viewAsNotStarted');
  const account = await findById(identityId);
  if (!account) throw problem('unknownRecord');
  return account;
}
