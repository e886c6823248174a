import { Suspense, type KeyboardEvent, type MouseEvent } from 'react';
import type { AnyRecord } from '../../../../language/resourceSchema';
import { lazyScreen } from '../../../lazyScreen';

/** Which of a record's cells the person may change. */
export type EditableTest = (record: AnyRecord, field: string) => boolean;

/** How the cells of a table are changed in their place. */
export interface CellEditing {
  readonly isEditable: EditableTest;
  /** What the body of the table listens to, for all of its cells. */
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

/** What changes cells; few lists declare it, and the others do not load it. */
export const LateCells = (props: EditableCellsProps) => (
  <Suspense fallback={null}>
    <Cells {...props} />
  </Suspense>
);
