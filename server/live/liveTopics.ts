import type { FastifyRequest } from 'fastify';
import { isRouteAllowed, ruleOf } from '../../src/resources/access/access';
import type { LiveTopic } from '../../src/resources/live/liveChange';
import { Creneaux } from '../../src/resources/schemas/creneaux';
import { DemandesModifications } from '../../src/resources/schemas/demandesModifications';
import { PartenairesFASTT } from '../../src/resources/schemas/partenairesFastt';
import { DemandesModificationsPlannings, ValidationsPlannings } from '../../src/resources/schemas/planningSalaries';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { sessionOf } from '../identity/authenticate';
import { isPlanner, planReaderOf } from '../portal/planning/planningRights';

/** What a write of a resource concerns beside its lists: those who decide on it, and the person whom a record names. */
interface Concern {
  readonly topic: LiveTopic;
  readonly resource: string;
  /** Those who hear of any record of it. */
  readonly decides: (request: FastifyRequest) => boolean;
  /** The field that names a person who hears of the record as well. */
  readonly person?: string;
  /** Whether that person may read what is about them. */
  readonly reads?: (request: FastifyRequest) => boolean;
}

const person = 'utilisateurId';
const may = (...[schema, action]: Parameters<typeof ruleOf>) => {
  const rule = ruleOf(schema, action);
  return (request: FastifyRequest) => isRouteAllowed(rule, sessionOf(request).grants);
};
const readsAllPlans = (request: FastifyRequest) => planReaderOf(request).only === undefined;
const readsOwnPlan = (request: FastifyRequest) => planReaderOf(request).readsOwn;

const CONCERNS: readonly Concern[] = [
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

/** What is known of the people whom the records of a set name. */
type HeldIds = (resource: string, field: string) => Promise<ReadonlySet<number>>;

/** What of a set concerns the callers of requests, beside the lists that they read. */
export async function topicsOf(resources: readonly string[], heldIds: HeldIds) {
  const touched = CONCERNS.filter(({ resource }) => resources.includes(resource));
  const people = new Map<string, ReadonlySet<number>>();
  for (const { resource, person: field } of touched)
    if (field !== undefined && !people.has(resource)) people.set(resource, await heldIds(resource, field));
  return (request: FastifyRequest): readonly LiveTopic[] => {
    const isConcerned = ({ resource, decides, reads = () => true }: Concern) =>
      decides(request) || (people.get(resource)?.has(sessionOf(request).account.id) === true && reads(request));
    return [...new Set(touched.filter(isConcerned).map(({ topic }) => topic))];
  };
}
