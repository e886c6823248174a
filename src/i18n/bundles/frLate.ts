import { outbox } from '../messages/fr/outbox';
import { people } from '../messages/fr/people';
import { planning } from '../messages/fr/planning';
import { planningExports } from '../messages/fr/planningExports';
import { planningRequests } from '../messages/fr/planningRequests';
import { recurrence } from '../messages/fr/recurrence';
import { simulations } from '../messages/fr/simulations';
import { statistics } from '../messages/fr/statistics';
import { timeline } from '../messages/fr/timeline';

/** The French words of plans, statistics, people's pages and deliveries, which nothing else of the product says. */
export const lateBundle = {
  outbox,
  people,
  planning,
  planningExports,
  planningRequests,
  recurrence,
  simulations,
  statistics,
  timeline,
};
