import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHANGE_SET_HEADER } from '../../../src/resources/changes/changeSetHeader';
import type { Change, ChangeSetInput, WriteOutcome, RowOutcome } from '../../database/changes/changeTypes';
import type { Store } from '../../database/store';
import { problem } from '../problem';
import { PROBLEM_OF_REFUSAL } from './problemOfRefusal';

/** The origin that the history records: the front end, or a program with its own token. */
export const writeOrigin = ({ session }: Pick<FastifyRequest, 'session'>): 'api' | 'token' =>
  session?.isProgram ? 'token' : 'api';

export function writerOf(request: FastifyRequest): Pick<ChangeSetInput, 'author' | 'limits'> {
  const { session } = request;
  if (!session) throw problem('unauthenticated');
  const { accountId, name, limited } = session;
  return { author: { id: String(accountId), name }, limits: limited };
}

export const changeSetOf = (request: FastifyRequest, ...changes: readonly Change[]): ChangeSetInput => ({
  ...writerOf(request),
  origin: writeOrigin(request),
  changes,
});

/**
 * A change set that a call writes in its caller's name under its own rule, so that the limits of the caller's rights
 * do not apply.
 */
export function ruledChangeSetOf(request: FastifyRequest, ...changes: readonly Change[]): ChangeSetInput {
  const { author } = writerOf(request);
  return { author, origin: writeOrigin(request), changes };
}

/** Applies a change set. @throws {ProblemError} for the first refused row; nothing is written then. */
export async function applyAll(store: Store, input: ChangeSetInput): Promise<readonly WriteOutcome[]> {
  const { rows } = await store.apply(input);
  return rows.map((row) => rowOf([row]));
}

/** @throws {ProblemError} with the issues by field if the row was refused */
function rowOf(rows: readonly RowOutcome[]): WriteOutcome {
  const [row] = rows;
  if (!row) throw new Error('a change set of one row answered none');
  if (row.status === 'refused') throw problem(PROBLEM_OF_REFUSAL[row.reason], { errors: row.issues });
  return row;
}

/** Runs the checks of `applyOne` without writing. @throws {ProblemError} if the change would be refused */
export const previewOne = async (store: Store, input: ChangeSetInput): Promise<WriteOutcome> =>
  rowOf((await store.preview(input)).rows);

/** An outcome with the id of its recorded change set; without one if nothing changed. */
export interface WriteResult extends WriteOutcome {
  readonly changeSet?: number;
}

/** Applies a change set of one row. @throws {ProblemError} if it is refused; nothing is written then. */
export async function applyOne(store: Store, input: ChangeSetInput): Promise<WriteResult> {
  const { rows, id } = await store.apply(input);
  return { ...rowOf(rows), ...(id !== undefined && { changeSet: id }) };
}

export function nameChangeSet(reply: FastifyReply, { changeSet }: WriteResult): void {
  if (changeSet !== undefined) void reply.header(CHANGE_SET_HEADER, changeSet);
}
