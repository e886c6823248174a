import type { Registry } from '../../../src/resources/registry/registry';
import type { ForeignTenant } from './foreign';
import type { People } from './people';

export interface Surroundings {
  readonly registry: Registry;
  readonly people: People;
  /** Whether `accessWalk.test.ts` already proves that every operation is refused without its right. */
  readonly areRefusalsProved: boolean;
  readonly foreign: Pick<ForeignTenant, 'recordOf'>;
}
