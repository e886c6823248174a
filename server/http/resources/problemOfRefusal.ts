import type { RowOutcome } from '../../database/changes/changeTypes';
import type { ProblemCode } from '../problem';

type Refused = Extract<RowOutcome, { status: 'refused' }>;

/** The problem that answers each refusal of a store (where they are decided: `database/changes/refusalReasons.ts`). */
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
