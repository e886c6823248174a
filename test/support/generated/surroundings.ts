import type { Registry } from '../../../src/resources/registry/registry';
import type { ForeignTenant } from './foreign';
import type { People } from './people';

/** Context of the access tests, besides the collection. */
export interface Surroundings {
  readonly registry: Registry;
  readonly people: People;
  /** Whether `accessWalk.test.ts` already proves that every operation is refused without its right. */
  readonly areRefusalsProved: boolean;
  /** Another tenant, with its own records. */
  readonly foreign: Pick<ForeignTenant, 'recordOf'>;
}
