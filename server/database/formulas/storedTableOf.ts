import type { StoreContext } from '../storeContext';
import { identifier } from '../sql';
import type { FormulaPlace } from './formulaSql';

/** Resolves the stored tables that formulas read. */
export const storedTableOf =
  ({ schema, writable }: Pick<StoreContext, 'schema' | 'writable'>): FormulaPlace['stored'] =>
  (resource) => {
    const table = writable(resource);
    return { table, at: identifier(schema, table.name) };
  };
