import { accessOperations } from '../../portal/access/accessOperations';
import { accountOperations } from '../../identity/lifecycle/lifecycleOperations';
import { meOperations } from '../../identity/meSchemas';
import { feedOperations } from '../../portal/planning/feeds/feedOperations';
import { createOperation } from '../../portal/planning/series/createOperation';
import { productCalls } from '../../portal/portalCalls';
import { changeOperations } from '../changes/changeOperations';
import { systemOperations } from '../system/systemOperations';
import type { DescribedOperation } from './otherOperations';

/** Every operation that no declaration makes. */
export const describedOperations: readonly DescribedOperation[] = [
  ...meOperations,
  ...accountOperations,
  ...accessOperations,
  ...productCalls.map(({ operation }) => operation),
  createOperation,
  ...feedOperations,
  ...changeOperations,
  ...systemOperations,
];
