import GlobalStyles from '@mui/material/GlobalStyles';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '../../../../language/resourceSchema';
import { useScreen } from '../../../ScreenContext';
import { onRowKey } from '../rowKeys';
import type { EditableTest, RowEditing, RowEditingProps } from './cellEditing';
import { cellStyles } from './cellStyles';
import { cellBeside, clickedCell, onCellKey, recordIdOf } from './cells';
import { LazyCellEditor } from './lazyCellEditor';
import { useEditableTest } from './useEditableTest';

/** In-place editing of a list's cells, as declared and if the person may edit the record. */
export function EditableCells({ records, onReady }: RowEditingProps) {
  const target = useScreen();
  const { schema } = target;
  const mayEdit = useEditableTest();
  const [edited, setEdited] = useState<{ readonly cell: HTMLElement; readonly record: AnyRecord }>();
  const left = useRef<HTMLElement>(undefined);
  const isEditable = useMemo<EditableTest>(
    () => (record, field) => schema.list.editable?.includes(field) === true && mayEdit(record, field),
    [schema, mayEdit],
  );
  const open = (cell: HTMLElement, written?: AnyRecord) => {
    const id = recordIdOf(cell);
    const record = written?.id === id ? written : records.find((one) => one.id === id);
    if (record) setEdited({ cell, record });
  };
  const openLatest = useEffectEvent(open);
  const tell = useEffectEvent((editing: RowEditing) => onReady(editing));
  useEffect(() => {
    tell({
      isEditable,
      listeners: {
        onClick({ nativeEvent }) {
          const cell = clickedCell(nativeEvent);
          if (cell) openLatest(cell);
        },
        onKeyDown(event) {
          onCellKey(event.nativeEvent, openLatest);
          onRowKey(event.nativeEvent);
        },
        onPointerOver: () => void LazyCellEditor.preload(),
      },
    });
  }, [isEditable]);
  // After the editor is unmounted, because it traps the focus.
  useEffect(() => {
    if (edited) return;
    left.current?.focus();
    left.current = undefined;
  }, [edited]);
  return (
    <>
      <GlobalStyles styles={cellStyles} />
      {edited && (
        <Suspense fallback={null}>
          <LazyCellEditor
            key={`${edited.record.id} ${edited.cell.dataset.field}`}
            target={target}
            cell={edited.cell}
            record={edited.record}
            onLeave={(steps, written) => {
              const next = steps === 0 ? undefined : cellBeside(edited.cell, steps);
              left.current = edited.cell;
              setEdited(undefined);
              if (next) open(next, written);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
