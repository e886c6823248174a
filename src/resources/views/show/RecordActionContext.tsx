import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';

/** A button of the product's own, for a record. */
export type RecordAction = ComponentType<{ readonly record: AnyRecord }>;

const RecordActionContext = createContext<RecordAction | undefined>(undefined);

/** Gives every details page a button that the product adds. */
export const RecordActionProvider = RecordActionContext.Provider;

/** The product's own button beside those that the generator makes. */
export function ProductAction({ record }: { readonly record: AnyRecord }) {
  const Action = useContext(RecordActionContext);
  return Action ? <Action record={record} /> : null;
}
