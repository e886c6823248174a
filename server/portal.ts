import type { FastifyRequest } from 'fastify';
import { schemas } from '../src/portal/declared';
import { pages } from '../src/portal/pages';
import { InformationsAdditionnelles } from '../src/resources/schemas/notices';
import { statisticsScreens } from '../src/resources/schemas/statistics/statisticsScreens';
import { assertStatistics } from '../src/resources/statistics/checkStatistics';
import { HOOKS } from './hooks/hooks';
import { describedOperations } from './http/openapi/describedOperations';
import { tenantOf } from './http/tenantOf';
import { sessionOf } from './identity/authenticate';
import { withRights } from './portal/access/functionRights';
import { GIVING_PERMITS } from './portal/access/givingPermits';
import { settingPermits } from './portal/access/settingPermits';
import { fieldRules } from './portal/access/reservedFieldRule';
import { stepRules } from './portal/access/stepRules';
import { targetPermits } from './portal/access/targetPermits';
import { computations } from './portal/computed/computations';
import { exportRule } from './portal/exports/exportRule';
import { incidentEffects } from './portal/incidents/incidentEffects';
import { INCIDENT_RULES } from './portal/incidents/incidentRule';
import { LIVE_CONCERNS } from './portal/liveConcerns';
import { allowedTags } from './portal/notices/allowedTags';
import { afterNoticeWrite } from './portal/notices/noticeEffects';
import { noticeRules } from './portal/notices/noticeRule';
import { noticeTagPermit } from './portal/notices/noticeTagPermit';
import { feedOperations } from './portal/planning/feeds/feedOperations';
import { addFeeds } from './portal/planning/feeds/feedRoute';
import { planningHandlers } from './portal/planning/planningHandlers';
import { PLANNING_RULES } from './portal/planning/rules/planningRules';
import { createOperation } from './portal/planning/series/createOperation';
import { portalCalls } from './portal/portalCalls';
import { OTHER_RIGHTS } from './portal/seed/otherRights';
import { seedAccounts } from './portal/seed/seedAccounts';
import { seedTenant } from './portal/seed/seedTenant';
import { ownStatisticsRule } from './portal/statistics/ownStatisticsRule';
import type { Product } from './product';

/** The tags that the caller may set on notices; the front end requests them with the rights. */
async function noticeTags(request: FastifyRequest) {
  const { database, schema } = tenantOf(request);
  const tags = await allowedTags(database.pool, schema, sessionOf(request).account.id);
  return { additionalInformationTags: [...tags] };
}

export const portal: Product = {
  schemas,
  pages,
  assertDeclared: () => assertStatistics(statisticsScreens, schemas),
  calls: portalCalls,
  operations: [createOperation, ...feedOperations],
  resourceCode: { completions: { Fonctions: withRights }, computations, handlers: planningHandlers },
  effects: (app, services) => ({
    ...incidentEffects(app, services),
    [InformationsAdditionnelles.name]: afterNoticeWrite,
  }),
  addRoutes: addFeeds,
  rules: (registry) => ({
    rowRules: [
      ...(PLANNING_RULES.rowRules ?? []),
      ...(INCIDENT_RULES.rowRules ?? []),
      ...noticeRules(registry),
      ...fieldRules(registry),
      ...stepRules(registry),
      exportRule(registry),
      ownStatisticsRule(registry),
    ],
    permits: [...GIVING_PERMITS, ...settingPermits(registry), ...targetPermits(registry), noticeTagPermit],
  }),
  hooks: HOOKS,
  concerns: LIVE_CONCERNS,
  rightsBesides: noticeTags,
  otherRights: OTHER_RIGHTS,
  seed: seedTenant,
  seedAccounts,
};

/** Operations of the portal in the OpenAPI document that do not come from declarations. */
export const portalOperations = describedOperations(portal);
