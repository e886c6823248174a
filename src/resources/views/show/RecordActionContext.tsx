import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';

export interface RecordActionProps {
  readonly record: AnyRecord;
  /** Closes the menu. */
  readonly onDone: () => void;
}

/** A line of the product's own in the menu of a record. */
export type RecordAction = ComponentType<RecordActionProps>;

const RecordActionContext = createContext<RecordAction | undefined>(undefined);

/** Gives the menu of every details page a line that the product adds. */
export const RecordActionProvider = RecordActionContext.Provider;

/** The product's own line beside those that the generator makes. */
export function ProductAction(props: RecordActionProps) {
  const Action = useContext(RecordActionContext);
  return Action ? <Action {...props} /> : null;
}
