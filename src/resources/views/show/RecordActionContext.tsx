import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';

export interface RecordActionProps {
  readonly record: AnyRecord;
  readonly onDone: () => void;
}

/** A custom item in the menu of a record. */
export type RecordAction = ComponentType<RecordActionProps>;

const RecordActionContext = createContext<RecordAction | undefined>(undefined);

export const RecordActionProvider = RecordActionContext.Provider;

export function ProductAction(props: RecordActionProps) {
  const Action = useContext(RecordActionContext);
  return Action ? <Action {...props} /> : null;
}
