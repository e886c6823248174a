import { PEOPLE } from '../../../src/resources/registry/roles';
import { createRegistry } from '../../../src/resources/registry/registry';
import { accountOperations } from '../../identity/lifecycle/lifecycleOperations';
import { meOperations } from '../../identity/meSchemas';
import type { Product } from '../../product';
import { changeOperations } from '../changes/changeOperations';
import { systemOperations } from '../system/systemOperations';
import type { DescribedOperation } from './otherOperations';

export const describedOperations = ({
  schemas,
  calls = [],
  operations = [],
}: Pick<Product, 'schemas' | 'calls' | 'operations'>): readonly DescribedOperation[] => [
  ...meOperations,
  ...accountOperations(createRegistry(schemas).get(PEOPLE)),
  ...calls.map(({ operation }) => operation),
  ...operations,
  ...changeOperations,
  ...systemOperations,
];
