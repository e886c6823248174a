import type { StoreContext } from '../storeContext';
import { identifier } from '../sql';
import type { FormulaPlace } from './formulaSql';

/** Where the records stand of which formulas take something. */
export const storedTableOf =
  ({ schema, writable }: Pick<StoreContext, 'schema' | 'writable'>): FormulaPlace['stored'] =>
  (resource) => {
    const table = writable(resource);
    return { table, at: identifier(schema, table.name) };
  };
