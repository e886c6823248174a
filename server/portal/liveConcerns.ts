import type { FastifyRequest } from 'fastify';
import { isRouteAllowed, ruleOf } from '../../src/resources/access/access';
import { Creneaux } from '../../src/resources/schemas/creneaux';
import { DemandesModifications } from '../../src/resources/schemas/demandesModifications';
import { PartenairesFASTT } from '../../src/resources/schemas/partenairesFastt';
import { DemandesModificationsPlannings, ValidationsPlannings } from '../../src/resources/schemas/planningSalaries';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { sessionOf } from '../identity/authenticate';
import type { LiveConcern } from '../live/liveTopics';
import { isPlanner, planReaderOf } from './planning/planningRights';

const person = 'utilisateurId';
const may = (...[schema, action]: Parameters<typeof ruleOf>) => {
  const rule = ruleOf(schema, action);
  return (request: FastifyRequest) => isRouteAllowed(rule, sessionOf(request).grants);
};
const readsAllPlans = (request: FastifyRequest) => planReaderOf(request).only === undefined;
const readsOwnPlan = (request: FastifyRequest) => planReaderOf(request).readsOwn;

/** Who is told of which writes: the people who decide on requests, and those whose plan changes. */
export const LIVE_CONCERNS: readonly LiveConcern[] = [
  { topic: 'inbox', resource: DemandesModificationsPlannings.name, decides: isPlanner, person },
  { topic: 'inbox', resource: ValidationsPlannings.name, decides: isPlanner, person },
  { topic: 'inbox', resource: DemandesModifications.name, decides: may(Utilisateurs, 'edit'), person },
  { topic: 'inbox', resource: PartenairesFASTT.name, decides: may(PartenairesFASTT, 'delete') },
  ...[Creneaux, DemandesModificationsPlannings, ValidationsPlannings].map(({ name: resource }) => ({
    topic: 'plan' as const,
    resource,
    decides: readsAllPlans,
    person,
    reads: readsOwnPlan,
  })),
];
