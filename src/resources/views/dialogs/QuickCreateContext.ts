import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import type { ScreenTarget } from '../ScreenContext';

/** What a dialog that writes a record is given. */
export interface RecordDialogProps {
  /** The collection that it is about. */
  readonly target: ScreenTarget;
  readonly isOpen: boolean;
  /** It wants to be closed: given up, or everything is done. */
  readonly onClose: () => void;
  /** Told of each record that was saved, before it closes. */
  readonly onDone: (record: AnyRecord) => void;
}

export interface CreateDialogProps extends RecordDialogProps {
  /** Values with which the form begins, besides the declared ones. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** One record is wanted: no other is offered after it. */
  readonly once?: boolean;
}

const QuickCreateContext = createContext<ComponentType<CreateDialogProps> | undefined>(undefined);

/** Gives the pickers of a form the dialog that creates what they cannot find; they cannot import it, it imports them. */
export const QuickCreateProvider = QuickCreateContext.Provider;

/** The dialog that creates a record; undefined where pickers only choose, as in filters. */
export const useQuickCreate = (): ComponentType<CreateDialogProps> | undefined => useContext(QuickCreateContext);
