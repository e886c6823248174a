import { Suspense, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { AnyRecord } from '../../../../language/resourceSchema';
import { lazyScreen } from '../../../lazyScreen';

export type EditableTest = (record: AnyRecord, field: string) => boolean;

/** Editing in the rows of a list. */
export interface RowEditing {
  /** Undefined if no cell has an editor of its own. */
  readonly isEditable?: EditableTest;
  /** Delegated listeners on the table body. */
  readonly listeners: {
    readonly onClick?: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus?: (event: FocusEvent) => void;
    readonly onPointerOver?: () => void;
  };
}

export interface RowEditingProps {
  readonly records: readonly AnyRecord[];
  /** The shown columns. */
  readonly fields: readonly string[];
  /** Where F2 was pressed before this code was there. */
  readonly early: RefObject<EventTarget | null>;
  /** Contains the table. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onReady: (editing: RowEditing) => void;
}

const Editing = lazyScreen<RowEditingProps>(() => import('./RowEditor'));

/** Lazy, because most people only read a list. */
export const LateRowEditing = (props: RowEditingProps) => (
  <Suspense fallback={null}>
    <Editing {...props} />
  </Suspense>
);
