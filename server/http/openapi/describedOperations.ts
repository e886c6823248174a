import { accessOperations } from '../../access/accessOperations';
import { accountOperations } from '../../identity/lifecycle/operations';
import { meOperations } from '../../identity/meSchemas';
import { systemOperations } from '../system/operations';
import type { DescribedOperation } from './otherOperations';

/** Every operation that no declaration makes. */
export const describedOperations: readonly DescribedOperation[] = [
  ...meOperations,
  ...accountOperations,
  ...accessOperations,
  ...systemOperations,
];
