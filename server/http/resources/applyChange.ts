import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHANGE_SET_HEADER } from '../../../src/resources/changes/changeSetHeader';
import type { Change, ChangeSetInput, WriteOutcome, RowOutcome } from '../../database/changes/changeTypes';
import type { Store } from '../../database/store';
import { problem, type ProblemCode } from '../problem';

type Refused = Extract<RowOutcome, { status: 'refused' }>;

/** The problem that each reason of a refusal is answered with. */
export const PROBLEM_OF_REFUSAL: Readonly<Record<Refused['reason'], ProblemCode>> = {
  invalid: 'invalid',
  forbidden: 'forbidden',
  notOffered: 'notOffered',
  notFound: 'unknownRecord',
  duplicate: 'duplicate',
  referenced: 'referenced',
  stale: 'stale',
  cycle: 'cycle',
  lastAdministrator: 'lastAdministrator',
  protectedAccount: 'protectedAccount',
  reservedDecision: 'reservedDecision',
  reservedField: 'reservedField',
  givesRights: 'givesRights',
  quotaReached: 'quotaReached',
  dependsOnRefused: 'dependsOnRefused',
};

/** What the history calls a single write: by the front end, or by a program that has a token of its own. */
export const writeOrigin = ({ session }: Pick<FastifyRequest, 'session'>): 'api' | 'token' =>
  session?.isProgram ? 'token' : 'api';

/** Who writes, as far as their rights reach. */
export function writerOf(request: FastifyRequest): Pick<ChangeSetInput, 'author' | 'limits'> {
  const { session } = request;
  if (!session) throw problem('unauthenticated');
  const { accountId, name, limited } = session;
  return { author: { id: String(accountId), name }, limits: limited };
}

/** A change set by the caller of a request. */
export const changeSetOf = (request: FastifyRequest, ...changes: readonly Change[]): ChangeSetInput => ({
  ...writerOf(request),
  origin: writeOrigin(request),
  changes,
});

/**
 * A change set that a call writes in the name of its caller by a rule of its own: how far their rights over the resource
 * reach says nothing of it.
 */
export function ruledChangeSetOf(request: FastifyRequest, ...changes: readonly Change[]): ChangeSetInput {
  const { author } = writerOf(request);
  return { author, origin: writeOrigin(request), changes };
}

/** Applies a change set. @throws {ProblemError} for the first row that is refused; nothing is kept then. */
export async function applyAll(store: Store, input: ChangeSetInput): Promise<readonly WriteOutcome[]> {
  const { rows } = await store.apply(input);
  return rows.map((row) => rowOf([row]));
}

/** The one row's outcome. @throws {ProblemError} where it was refused, with what is wrong at each field. */
function rowOf(rows: readonly RowOutcome[]): WriteOutcome {
  const [row] = rows;
  if (!row) throw new Error('a change set of one row answered none');
  if (row.status === 'refused') throw problem(PROBLEM_OF_REFUSAL[row.reason], { errors: row.issues });
  return row;
}

/** Checks a change as `applyOne` would, and keeps nothing. @throws {ProblemError} where it would be refused. */
export const previewOne = async (store: Store, input: ChangeSetInput): Promise<WriteOutcome> =>
  rowOf((await store.preview(input)).rows);

/** What became of a change, and the set that it is recorded in; none where it changed nothing. */
export interface WriteResult extends WriteOutcome {
  readonly changeSet?: number;
}

/** Applies a change set of one row. @throws {ProblemError} where it is refused; nothing is kept then. */
export async function applyOne(store: Store, input: ChangeSetInput): Promise<WriteResult> {
  const { rows, id } = await store.apply(input);
  return { ...rowOf(rows), ...(id !== undefined && { changeSet: id }) };
}

/** Names the change set of a write in the answer to it. */
export function nameChangeSet(reply: FastifyReply, { changeSet }: WriteResult): void {
  if (changeSet !== undefined) void reply.header(CHANGE_SET_HEADER, changeSet);
}
