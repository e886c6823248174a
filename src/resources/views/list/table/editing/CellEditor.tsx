import Popover from '@mui/material/Popover';
import { useDataProvider } from 'ra-core';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { AnyRecord } from '../../../../language/resourceSchema';
import { DialogCancel } from '../../../dialogs/DialogCancel';
import { DialogScreen } from '../../../dialogs/DialogScreen';
import { EditForm } from '../../../form/EditForm';
import { EditedRecordForm } from '../../../form/EditedRecordForm';
import { FormPlaceProvider, type FormPlace, type FormState } from '../../../form/FormPlace';
import { useEditTitle } from '../../../form/useTitles';
import { FieldSkeleton } from '../../../page/ScreenSkeleton';
import { useScreen, type ScreenTarget } from '../../../ScreenContext';

export interface CellEditorProps {
  readonly target: ScreenTarget;
  readonly cell: HTMLElement;
  /** By default the field that the cell's attributes name. */
  readonly field?: string;
  readonly record: AnyRecord;
  /**
   * Called when editing ends.
   *
   * @param steps to the next cell to edit: 1, -1, or 0 for none
   * @param written the saved record
   */
  readonly onLeave: (steps: number, written?: AnyRecord) => void;
}

/** Edits a cell in place: Enter saves, Escape cancels, Tab saves and goes to the next cell. */
export default function CellEditor(props: CellEditorProps) {
  return (
    <DialogScreen target={props.target}>
      <CellPopover {...props} />
    </DialogScreen>
  );
}

/** True if Enter has its own meaning in the element, such as opening a list or adding a line. */
const isOwnEnter = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('textarea, button, [role=combobox]:not(input)');

function CellPopover({ cell, field = cell.dataset.field ?? '', record, onLeave }: CellEditorProps) {
  const title = useEditTitle(record);
  const paper = useRef<HTMLDivElement>(null);
  const steps = useRef(0);
  const [state, setState] = useState<FormState>('clean');
  const place = useMemo<FormPlace>(
    () => ({ draftAddress: `cell ${record.id} ${field}`, onState: setState, only: field, isInCell: true }),
    [record.id, field],
  );
  const leave = (to: number) => {
    if (state === 'busy') return;
    steps.current = to;
    if (state === 'clean') onLeave(to);
    else paper.current?.querySelector('form')?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Popovers of an input bubble through React but are elsewhere in the document.
    if (event.defaultPrevented || !paper.current?.contains(event.target as Node)) return;
    const { key, target } = event;
    if (key === 'Tab') leave(event.shiftKey ? -1 : 1);
    else if (key === 'Enter' && (event.ctrlKey || !isOwnEnter(target))) leave(0);
    else return;
    event.preventDefault();
  };
  return (
    <Popover
      open
      anchorEl={cell}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      marginThreshold={8}
      transitionDuration={0}
      disableRestoreFocus
      onClose={(_event, reason) => (reason === 'backdropClick' ? leave(0) : state !== 'busy' && onLeave(0))}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          ref: paper,
          role: 'dialog',
          'aria-label': title,
          sx: { width: Math.max(cell.offsetWidth, LEAST_WIDTH), maxWidth: 'calc(100vw - 16px)', px: 1.5, pt: 0.5 },
        },
      }}
    >
      <FormPlaceProvider value={place}>
        <CellForm record={record} onSaved={(written) => onLeave(steps.current, written)} onCancel={() => onLeave(0)} />
      </FormPlaceProvider>
    </Popover>
  );
}

/** Pixels for an input with two buttons below it. */
const LEAST_WIDTH = 280;

interface CellFormProps {
  readonly record: AnyRecord;
  readonly onSaved: (record: AnyRecord) => void;
  readonly onCancel: () => void;
}

/** A complete row can be edited without fetching the record; its version guards the write. */
function CellForm({ record, ...shared }: CellFormProps) {
  const { schema } = useScreen();
  const isWhole = Object.keys(schema.fields).every((name) => record[name] !== undefined);
  return isWhole ? (
    <RowForm record={record} {...shared} />
  ) : (
    <EditedRecordForm id={record.id} skeleton={<FieldSkeleton />} {...shared} />
  );
}

function RowForm({ record, onSaved, onCancel }: CellFormProps) {
  const { address } = useScreen();
  const provider = useDataProvider();
  return (
    <EditForm
      record={record}
      isWhole
      onSaved={onSaved}
      onReload={async () => (await provider.getOne<AnyRecord>(address, { id: record.id })).data}
      cancel={<DialogCancel onClick={onCancel} />}
    />
  );
}
