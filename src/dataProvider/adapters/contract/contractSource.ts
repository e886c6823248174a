import type { Extensions } from './takenByList';
import type { Source } from '../../source';
import type { ApiAdapter } from '../apiAdapter';
import type { KnownValues } from './knownValues';
import type { Pages } from './pages';

export interface ContractSource extends Omit<Source, 'extensions'> {
  /** Extensions of this API; may be empty. */
  readonly extensions: Extensions;
  /** The embedded adapter, for operations that an extension covers. */
  readonly whole: ApiAdapter;
  readonly pages: Pages;
  readonly knownValues: KnownValues;
}
