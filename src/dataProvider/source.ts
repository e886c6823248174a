import type { Registry } from '../resources/registry';
import type { ExtensionSource } from './discoverExtensions';
import type { Http } from './httpTypes';
import type { Pages } from './pages';
import type { Versions } from './versions';

/** What every method of the data provider works with. */
export interface Source {
  readonly http: Http;
  readonly registry: Registry;
  readonly extensions: ExtensionSource;
  readonly pages: Pages;
  readonly versions: Versions;
}
