import { accessOperations } from '../../access/accessOperations';
import { accountOperations } from '../../identity/lifecycle/lifecycleOperations';
import { meOperations } from '../../identity/meSchemas';
import { feedOperations } from '../../planning/feeds/feedOperations';
import { createOperation } from '../../planning/series/createOperation';
import { productCalls } from '../../productCalls';
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
