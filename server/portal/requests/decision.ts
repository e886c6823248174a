import type { FastifyRequest } from 'fastify';
import { demandeFields } from '../../../src/resources/schemas/commonDemandes';
import { validateBody } from '../../http/body/plainNumbers';
import { bodyOf, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import type { WriteOutcome, RowOutcome } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';
import { PROBLEM_OF_REFUSAL } from '../../http/resources/applyChange';
import { sessionOf } from '../../identity/authenticate';

const { etat, reponse } = demandeFields();

/** What is decided of a request. */
export interface Decision {
  readonly etat: 'Acceptee' | 'Refusee';
  readonly reponse?: string;
}

/** The JSON Schema of a decision. @param ids the names of the ids of its address, which a body may repeat */
export const decisionShape = (...ids: readonly string[]) =>
  shape.object(
    {
      ...Object.fromEntries(ids.map((name) => [name, shape.id])),
      etat: { type: 'string', enum: ['Acceptee', 'Refusee'] },
      reponse: shape.text,
    },
    [...ids, 'reponse'],
  );

/** The decision in a body; a refusal has a reason. @param ids those of the address @throws {ProblemError} `invalid` */
export function decisionIn(request: FastifyRequest, ids: Readonly<Record<string, number>>): Decision {
  const body = Object.entries(withAddress(bodyOf(request), ids));
  const own = Object.fromEntries(body.filter(([name]) => name !== 'id' && !Object.hasOwn(ids, name)));
  const read = validateBody({ fields: { etat, reponse } }, own, 'create');
  const { etat: state, reponse: answer } = read.values;
  const errors = { ...read.issues };
  if (!('etat' in errors) && state === 'EnAttente') errors['etat'] = [{ code: 'enumeration' }];
  if (state === 'Refusee' && !answer && !('reponse' in errors)) errors['reponse'] = [{ code: 'required' }];
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
  return { etat: state as Decision['etat'], ...(typeof answer === 'string' && { reponse: answer }) };
}

/** What a decision writes into its request, once and for all. @throws {ProblemError} `alreadyDecided` */
export function decidedValues(request: FastifyRequest, record: StoredRecord, decision: Decision) {
  if (record.values['etat'] !== 'EnAttente') throw problem('alreadyDecided');
  return { ...decision, traiteLe: new Date().toISOString(), traitePar: sessionOf(request).name };
}

/** @throws {ProblemError} where the request could not be written, because it was decided meanwhile for example */
export function requireDecided(row: RowOutcome | undefined): asserts row is WriteOutcome | undefined {
  if (row?.status === 'refused')
    throw problem(row.reason === 'stale' ? 'alreadyDecided' : PROBLEM_OF_REFUSAL[row.reason], { errors: row.issues });
}

/** @throws {ProblemError} where what the request changes could not be written; `requestOutdated` where it is another one now */
export function requireChanged(row: RowOutcome | undefined): asserts row is WriteOutcome | undefined {
  if (row?.status !== 'refused') return;
  if (row.reason === 'stale' || row.reason === 'notFound') throw problem('requestOutdated');
  throw problem(PROBLEM_OF_REFUSAL[row.reason], { errors: row.issues });
}
