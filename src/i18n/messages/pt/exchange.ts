import type { SameKeys } from '../../sameKeys';
import type { exchange as french } from '../fr/exchange';
import { exchangeExport } from './exchangeExport';
import { exchangeImport } from './exchangeImport';

export const exchange: SameKeys<typeof french> = {
  import: exchangeImport,
  export: exchangeExport,
};
