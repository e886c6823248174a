import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import type { ScreenTarget } from '../ScreenContext';

export interface RecordDialogProps {
  readonly target: ScreenTarget;
  readonly isOpen: boolean;
  /** Called on cancel and after the last record is saved. */
  readonly onClose: () => void;
  /** Called with each saved record, before the dialog closes. */
  readonly onDone: (record: AnyRecord) => void;
}

export interface CreateDialogProps extends RecordDialogProps {
  /** Initial values, which override the declared ones. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Does not offer to create another record. */
  readonly once?: boolean;
}

const QuickCreateContext = createContext<ComponentType<CreateDialogProps> | undefined>(undefined);

/** Provides pickers with the create dialog. A context, because a direct import would be circular. */
export const QuickCreateProvider = QuickCreateContext.Provider;

/** Undefined if pickers only choose, as in filters. */
export const useQuickCreate = (): ComponentType<CreateDialogProps> | undefined => useContext(QuickCreateContext);
