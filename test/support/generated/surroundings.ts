import type { Registry } from '../../../src/resources/registry/registry';
import type { ForeignTenant } from './foreign';
import type { People } from './people';

/** What the cases of access need besides the collection. */
export interface Surroundings {
  readonly registry: Registry;
  readonly people: People;
  /** Whether another test shows, of every operation, that it is refused without its right (`accessWalk.test.ts`). */
  readonly areRefusalsProved: boolean;
  /** Another tenant, with records of its own. */
  readonly foreign: Pick<ForeignTenant, 'recordOf'>;
}
