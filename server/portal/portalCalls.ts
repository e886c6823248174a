import type { AccessCall } from '../http/calls/apiCall';
import { accessRequestCalls } from './access/accessRequestCalls';
import { unreadCalls } from './changelogs/unreadCalls';
import { exportCalls } from './exports/exportCalls';
import { opinionCalls } from './feedback/opinionCalls';
import { opinionStatisticsCalls } from './feedback/opinionStatisticsCall';
import { teamMoodCalls } from './feedback/teamMoodCall';
import { homeCalls } from './home/homeCalls';
import { historyCalls } from '../http/history/historyCalls';
import { followCalls } from './incidents/followCalls';
import { incidentCalls } from './incidents/incidentCalls';
import { planningExportCalls } from './planning/exports/exportCalls';
import { monthCalls } from './planning/months/monthCalls';
import { requestCalls } from './planning/requests/requestCalls';
import { directoryCalls } from './people/directory/directoryCalls';
import { membershipCalls } from './people/membershipCalls';
import { changeRequestCalls } from './people/requests/changeRequestCalls';
import { ownRecordCalls } from './people/requests/ownRecordCalls';
import { previewRightsCalls } from './notices/previewRightsCall';
import { sessionCalls } from '../identity/sessionCall';
import { usageCalls } from '../quotas/usageCalls';
import { inboxCalls } from './inbox/inboxCalls';
import { liveCalls } from '../live/liveCalls';
import { outboxCalls } from '../outbox/outboxCalls';
import { nameCalls } from '../names/nameCalls';
import { globalSearchCalls } from '../search/globalSearchCalls';
import { searchCalls } from './planning/search/searchCalls';
import { staffCalls } from './planning/staff/staffCalls';
import { duplicationCalls } from './planning/duplications/duplicationCalls';
import { statisticsCalls } from './statistics/statisticsCalls';
import { seriesCalls } from './planning/series/seriesCalls';
import { simulationCalls } from './planning/simulations/simulationCalls';

/** The calls of the contract that no declaration makes, besides those about rights and accounts. */
export const productCalls: readonly AccessCall[] = [
  ...searchCalls,
  ...staffCalls,
  ...monthCalls,
  ...requestCalls,
  ...planningExportCalls,
  ...seriesCalls,
  ...duplicationCalls,
  ...simulationCalls,
  ...exportCalls,
  ...unreadCalls,
  ...opinionCalls,
  ...opinionStatisticsCalls,
  ...teamMoodCalls,
  ...previewRightsCalls,
  ...historyCalls,
  ...usageCalls,
  ...membershipCalls,
  ...directoryCalls,
  ...incidentCalls,
  ...followCalls,
  ...changeRequestCalls,
  ...ownRecordCalls,
  ...statisticsCalls,
  ...homeCalls,
  ...globalSearchCalls,
  ...nameCalls,
  ...inboxCalls,
  ...liveCalls,
  ...outboxCalls,
  ...accessRequestCalls,
  ...sessionCalls,
];
