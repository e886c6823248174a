import type { Registry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import type { ExtensionSource } from './discoverExtensions';
import type { Http } from './httpTypes';
import type { RefusedAddresses } from './refusedAddresses';

export interface Source {
  readonly http: Http;
  readonly registry: Registry;
  readonly extensions: ExtensionSource;
  readonly refusals: RefusedAddresses;
  /** The caller's rights allow reading the collection. */
  readonly mayRead: (schema: ResourceSchema) => Promise<boolean>;
}
