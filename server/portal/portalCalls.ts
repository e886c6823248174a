import { functionCalls } from './access/functionCalls';
import { identityCalls } from './access/identityCalls';
import { identityFunctionCalls } from './access/identityFunctionCalls';
import { identityRightCalls } from './access/identityRightCalls';
import { matrixCalls } from './access/matrixCalls';
import { profileCalls } from './access/profileCalls';
import { profileCompanyCalls } from './access/profileCompanyCalls';
import { profileRightCalls } from './access/profileRightCalls';
import { userDetailCalls } from './access/userDetailCalls';
import { viewAsCalls } from './access/viewAsCalls';
import { whyCalls } from './access/whyCalls';
import type { ApiCall } from '../http/calls/apiCall';
import { accessRequestCalls } from './access/accessRequestCalls';
import { unreadCalls } from './changelogs/unreadCalls';
import { exportCalls } from './exports/exportCalls';
import { opinionCalls } from './feedback/opinionCalls';
import { opinionStatisticsCalls } from './feedback/opinionStatisticsCall';
import { teamMoodCalls } from './feedback/teamMoodCall';
import { homeCalls } from './home/homeCalls';
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
import { sessionReadings } from '../../src/portal/sessionStart';
import { generalCalls } from '../generalCalls';
import { sessionCall } from '../identity/sessionCall';
import { inboxCalls } from './inbox/inboxCalls';
import { searchCalls } from './planning/search/searchCalls';
import { staffCalls } from './planning/staff/staffCalls';
import { duplicationCalls } from './planning/duplications/duplicationCalls';
import { statisticsCalls } from './statistics/statisticsCalls';
import { seriesCalls } from './planning/series/seriesCalls';
import { simulationCalls } from './planning/simulations/simulationCalls';

export const portalCalls: readonly ApiCall[] = [
  ...identityCalls,
  ...identityFunctionCalls,
  ...identityRightCalls,
  ...profileCalls,
  ...profileRightCalls,
  ...profileCompanyCalls,
  ...functionCalls,
  ...userDetailCalls,
  ...matrixCalls,
  ...whyCalls,
  ...viewAsCalls,
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
  ...membershipCalls,
  ...directoryCalls,
  ...incidentCalls,
  ...followCalls,
  ...changeRequestCalls,
  ...ownRecordCalls,
  ...statisticsCalls,
  ...homeCalls,
  ...inboxCalls,
  ...accessRequestCalls,
  sessionCall(sessionReadings),
  ...generalCalls,
];
