import type { FastifyRequest } from 'fastify';
import { demandeFields } from '../../../src/resources/schemas/commonDemandes';
import { validateBody } from '../../http/body/plainNumbers';
import { bodyOf, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import type { WriteOutcome, RowOutcome } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';
import { PROBLEM_OF_REFUSAL } from '../../http/resources/problemOfRefusal';
import { sessionOf } from '../../identity/authenticate';

const { etat, reponse } = demandeFields();

export interface Decision {
  readonly etat: 'Acceptee' | 'Refusee';
  readonly reponse?: string;
}

/** @param ids names of the ids in the address, which the body may repeat */
export const decisionShape = (...ids: readonly string[]) =>
  shape.object(
    {
      ...Object.fromEntries(ids.map((name) => [name, shape.id])),
      etat: { type: 'string', enum: ['Acceptee', 'Refusee'] },
      reponse: shape.text,
    },
    [...ids, 'reponse'],
  );

/** Reads a decision; a refusal needs a reason. @param ids of the address @throws {ProblemError} `invalid` */
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

/** The final values of a decided request. @throws {ProblemError} `alreadyDecided` */
export function decidedValues(request: FastifyRequest, record: StoredRecord, decision: Decision) {
  if (record.values['etat'] !== 'EnAttente') throw problem('alreadyDecided');
  return { ...decision, traiteLe: new Date().toISOString(), traitePar: sessionOf(request).name };
}

/** @throws {ProblemError} if the request could not be written, for example because it was decided meanwhile */
export function requireDecided(row: RowOutcome | undefined): asserts row is WriteOutcome | undefined {
  if (row?.status === 'refused')
    throw problem(row.reason === 'stale' ? 'alreadyDecided' : PROBLEM_OF_REFUSAL[row.reason], { errors: row.issues });
}

/** @throws {ProblemError} if the requested change was refused; `requestOutdated` if its record has changed */
export function requireChanged(row: RowOutcome | undefined): asserts row is WriteOutcome | undefined {
  if (row?.status !== 'refused') return;
  if (row.reason === 'stale' || row.reason === 'notFound') throw problem('requestOutdated');
  throw problem(PROBLEM_OF_REFUSAL[row.reason], { errors: row.issues });
}
