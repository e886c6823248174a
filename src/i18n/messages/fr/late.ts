import { accessPages } from './accessPages';
import { outbox } from './outbox';
import { people } from './people';
import { planning } from './planning';
import { planningExports } from './planningExports';
import { planningRequests } from './planningRequests';
import { refusedPage } from './refusedPage';
import { recurrence } from './recurrence';
import { simulations } from './simulations';
import { statistics } from './statistics';
import { timeline } from './timeline';

/** The words of the access pages, plans, statistics, people's pages and deliveries, which nothing else of the product says. */
export const lateWords = {
  accessPages,
  outbox,
  people,
  planning,
  planningExports,
  planningRequests,
  recurrence,
  refusedPage,
  simulations,
  statistics,
  timeline,
};
