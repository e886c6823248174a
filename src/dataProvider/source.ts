import type { Registry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import type { ExtensionSource } from './discoverExtensions';
import type { Http } from './httpTypes';
import type { RefusedAddresses } from './refusedAddresses';

/** What an adapter works with. */
export interface Source {
  readonly http: Http;
  readonly registry: Registry;
  readonly extensions: ExtensionSource;
  readonly refusals: RefusedAddresses;
  /** Whether the caller may read a collection, as far as their rights tell. */
  readonly mayRead: (schema: ResourceSchema) => Promise<boolean>;
}
