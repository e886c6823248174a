import { accessOperations } from '../../access/accessOperations';
import { accountOperations } from '../../identity/lifecycle/operations';
import { meOperations } from '../../identity/meSchemas';
import { feedOperations } from '../../planning/feeds/feedOperations';
import { createOperation } from '../../planning/series/createOperation';
import { productCalls } from '../../productCalls';
import { changeOperations } from '../changes/operations';
import { systemOperations } from '../system/operations';
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
