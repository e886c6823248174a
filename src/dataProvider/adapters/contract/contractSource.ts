import type { Extensions } from './takenByList';
import type { Source } from '../../source';
import type { ApiAdapter } from '../apiAdapter';
import type { KnownValues } from './knownValues';
import type { Pages } from './pages';

/** What the adapter of the contract works with. */
export interface ContractSource extends Omit<Source, 'extensions'> {
  /** What this API does beyond the contract, which may be nothing. */
  readonly extensions: Extensions;
  /** Answers what an extension is there for. */
  readonly whole: ApiAdapter;
  readonly pages: Pages;
  readonly knownValues: KnownValues;
}
