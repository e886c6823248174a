import GlobalStyles from '@mui/material/GlobalStyles';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { AnyRecord } from '../../../../language/resourceSchema';
import { representationOf } from '../../../../records/representation';
import { useScreen } from '../../../ScreenContext';
import { markRowFocus, onRowKey } from '../rowKeys';
import type { RowEditing, RowEditingProps } from './cellEditing';
import { recordIdOf, rowOf } from './cells';
import { LazyCellEditor } from './lazyCellEditor';
import { RenameButton } from './RenameButton';
import { cellAt, rowBeside } from './renamedCells';
import { renameStyles } from './renameStyles';
import { useEditableTest } from './useEditableTest';
import { useReturnToRow } from './useReturnToRow';

interface NamedCell {
  readonly cell: HTMLElement;
  readonly record: AnyRecord;
}

const rowIn = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('tbody > .row') : null;

/** Names of records that are edited in their rows: with F2, or by the pencil that the pointer or the focus shows. */
export function RenamedRows({
  records,
  fields,
  frame,
  early,
  onReady,
  field,
}: RowEditingProps & { readonly field: string }) {
  const target = useScreen();
  const mayEdit = useEditableTest();
  const [hovered, setHovered] = useState<Element | null>(
    () => frame.current?.querySelector('tbody > .row:hover') ?? null,
  );
  const [focused, setFocused] = useState<Element | null>(() => rowIn(document.activeElement));
  const [edited, setEdited] = useState<NamedCell>();
  const onLeave = useReturnToRow(frame, records, edited !== undefined);
  const column = fields.indexOf(field);
  const find = (row: Element | null, written?: AnyRecord): NamedCell | undefined => {
    const cell = row?.isConnected ? cellAt(row, column) : undefined;
    const id = cell && recordIdOf(cell);
    const record = written?.id === id ? written : records.find((one) => one.id === id);
    return cell && record && mayEdit(record, field) ? { cell, record } : undefined;
  };
  const pointed = find(hovered ?? focused);
  const onKey = useEffectEvent((row: Element): boolean => {
    const found = find(row);
    if (found) setEdited(found);
    return found !== undefined;
  });
  const tell = useEffectEvent((editing: RowEditing) => onReady(editing));
  const isOpening = useEffectEvent(() => edited !== undefined);
  useEffect(() => {
    const row = early.current === document.activeElement ? rowIn(early.current) : null;
    if (row) onKey(row);
    tell({
      listeners: {
        onKeyDown(event) {
          // While the code of the editor loads, letters are no commands of the list.
          if (isOpening()) {
            event.preventDefault();
            return event.stopPropagation();
          }
          const row = event.key === 'F2' ? rowIn(event.target) : null;
          if (row && onKey(row)) event.preventDefault();
          onRowKey(event.nativeEvent);
        },
        onFocus(event) {
          markRowFocus(event.nativeEvent);
          setFocused(rowIn(event.target));
        },
      },
    });
  }, [early]);
  useEffect(() => {
    // The row may be renamed at once.
    void LazyCellEditor.preload();
  }, []);
  // Native events: for those of React, the pointer leaves the row at the pencil, which is elsewhere in its tree.
  useEffect(() => {
    const body = frame.current?.querySelector('tbody');
    const onOver = ({ target: over }: Event) => setHovered(rowIn(over));
    const onOut = () => setHovered(null);
    body?.addEventListener('pointerover', onOver);
    body?.addEventListener('pointerleave', onOut);
    return () => {
      body?.removeEventListener('pointerover', onOver);
      body?.removeEventListener('pointerleave', onOut);
    };
  }, [frame]);
  return (
    <>
      <GlobalStyles styles={renameStyles} />
      {pointed && (
        <RenameButton
          cell={pointed.cell}
          name={representationOf(target.schema, pointed.record)}
          onClick={() => setEdited(pointed)}
        />
      )}
      {edited && (
        <Suspense fallback={null}>
          <LazyCellEditor
            key={edited.record.id}
            target={target}
            cell={edited.cell}
            field={field}
            record={edited.record}
            onLeave={(steps) => {
              const row = rowOf(edited.cell);
              onLeave(edited.cell);
              setEdited(row && steps !== 0 ? find(rowBeside(row, steps)) : undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
