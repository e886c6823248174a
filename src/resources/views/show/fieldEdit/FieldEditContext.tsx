import { createContext, Suspense, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isFixed } from '../../../records/fieldRules';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useAllowed, useMayWrite } from '../../access/useAllowed';
import { LazyCreateDialog, LazyEditDialog } from '../../dialogs/lazyDialogs';
import { QuickCreateProvider } from '../../dialogs/QuickCreateContext';
import { isInput } from '../../form/formValues';
import { useRecordEditors } from '../../form/RecordEditorContext';
import { LazyCellEditor } from '../../list/table/editing/lazyCellEditor';
import { takesFullWidth } from '../../page/takesFullWidth';
import { useScreen } from '../../ScreenContext';
import { pencilBeside, pencilOf } from './pencils';

/** Opens the editor of a field over its place; undefined if the field is not editable here. */
export type FieldEdit = (field: string) => ((place: HTMLElement) => void) | undefined;

const FieldEditContext = createContext<FieldEdit>(() => undefined);

export const useFieldEdit = (): FieldEdit => useContext(FieldEditContext);

export interface FieldEditProviderProps {
  readonly record: AnyRecord;
  readonly children: ReactNode;
}

interface Edited {
  readonly field: string;
  /** Where the value stands. */
  readonly place: HTMLElement;
  /** Newer than the page's after a save that goes on with the next field. */
  readonly record: AnyRecord;
}

/** Lets each value of a details page be edited where it stands, with the form's input and rules. */
export function FieldEditProvider({ record, children }: FieldEditProviderProps) {
  const target = useScreen();
  const { schema } = target;
  const editorOf = useRecordEditors();
  const isTheirs = useMayWrite()(record);
  const mayEdit = useAllowed('edit') && isTheirs && editorOf(schema, record) === undefined;
  const [edited, setEdited] = useState<Edited>();
  const left = useRef<HTMLElement>(undefined);
  const editOf = useMemo<FieldEdit>(
    () => (name) => {
      const spec = schema.fields[name];
      if (!mayEdit || !spec || !isInput(schema, name, false) || isFixed(schema, spec, record)) return undefined;
      return (place) => setEdited({ field: name, place, record });
    },
    [mayEdit, record, schema],
  );
  // After the editor is unmounted, because it traps the focus.
  useEffect(() => {
    if (edited || !left.current) return;
    pencilOf(left.current)?.focus();
    left.current = undefined;
  }, [edited]);
  const leave = (steps: number, written?: AnyRecord) => {
    const next = edited && steps !== 0 ? pencilBeside(edited.place, steps) : undefined;
    left.current = edited?.place;
    setEdited(next && { ...next, record: written ?? record });
  };
  const spec = edited && schema.fields[edited.field];
  return (
    <FieldEditContext value={editOf}>
      {children}
      <Suspense fallback={null}>
        {edited && spec && takesFullWidth(spec) && (
          <LazyEditDialog
            target={target}
            record={record}
            field={edited.field}
            isOpen
            onClose={() => leave(0)}
            // The write invalidates the page, which refetches the record.
            onDone={() => undefined}
          />
        )}
        {edited && spec && !takesFullWidth(spec) && (
          <QuickCreateProvider value={LazyCreateDialog}>
            <LazyCellEditor
              key={edited.field}
              target={target}
              cell={edited.place}
              record={edited.record}
              onLeave={leave}
            />
          </QuickCreateProvider>
        )}
      </Suspense>
    </FieldEditContext>
  );
}
