import type { FastifyRequest } from 'fastify';
import type { ChangeOrigin } from '../../../../src/resources/changes/changes';
import type { Change, ChangeSetInput } from '../../../database/changes/changeTypes';
import { changeSetOf } from '../../../http/resources/applyChange';

const ORIGIN: ChangeOrigin = 'planning';

export const planningSetOf = (request: FastifyRequest, ...changes: readonly Change[]): ChangeSetInput => ({
  ...changeSetOf(request, ...changes),
  origin: ORIGIN,
});
