import { exchangeExport } from './exchangeExport';
import { exchangeImport } from './exchangeImport';

/** Import and export. */
export const exchange = {
  import: exchangeImport,
  export: exchangeExport,
} as const;
