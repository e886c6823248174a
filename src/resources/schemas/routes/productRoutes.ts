import { pageRoute } from '../../pages/pageRule';
import type { PageOptions } from '../../definePage';
import * as pages from '../pages';
import { administrationRoutes } from './administration';
import { followUpRoutes } from './followUp';
import { partnerRoutes } from './partners';
import { planningRoutes } from './planning';
import { publicRoutes } from './public';
import { staffRoutes } from './staff';
import type { ProductRoute } from '../../routes/productRoute';

/** Every route of the product that has a rule of its own: the one place that lists them. */
export const productRoutes: readonly ProductRoute[] = [
  ...publicRoutes,
  ...administrationRoutes,
  ...partnerRoutes,
  ...staffRoutes,
  ...planningRoutes,
  ...followUpRoutes,
  ...Object.values(pages as Readonly<Record<string, PageOptions>>).map(pageRoute),
];
