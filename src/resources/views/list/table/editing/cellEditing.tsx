import { Suspense, type KeyboardEvent, type MouseEvent } from 'react';
import type { AnyRecord } from '../../../../language/resourceSchema';
import { lazyScreen } from '../../../lazyScreen';

export type EditableTest = (record: AnyRecord, field: string) => boolean;

export interface CellEditing {
  readonly isEditable: EditableTest;
  /** Delegated listeners on the table body. */
  readonly listeners: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerOver: () => void;
  };
}

export interface EditableCellsProps {
  readonly records: readonly AnyRecord[];
  readonly onReady: (editing: CellEditing) => void;
}

const Cells = lazyScreen<EditableCellsProps>(() => import('./EditableCells'));

/** Lazy, because few lists declare editable cells. */
export const LateCells = (props: EditableCellsProps) => (
  <Suspense fallback={null}>
    <Cells {...props} />
  </Suspense>
);
