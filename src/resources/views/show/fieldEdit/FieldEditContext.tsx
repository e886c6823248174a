import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import { isFixed } from '../../../records/fieldRules';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useAllowed, useMayWrite } from '../../access/useAllowed';
import { LazyEditDialog } from '../../dialogs/lazyDialogs';
import { isInput } from '../../form/formValues';
import { useRecordEditors } from '../../form/RecordEditorContext';
import { useScreen } from '../../ScreenContext';

/** Opens the editor of a field; undefined if the field is not editable here. */
export type FieldEdit = (field: string) => (() => void) | undefined;

const FieldEditContext = createContext<FieldEdit>(() => undefined);

export const useFieldEdit = (): FieldEdit => useContext(FieldEditContext);

export interface FieldEditProviderProps {
  readonly record: AnyRecord;
  readonly children: ReactNode;
}

/** Lets each field of a details page be edited in a dialog, with the form's input and rules. */
export function FieldEditProvider({ record, children }: FieldEditProviderProps) {
  const target = useScreen();
  const { schema } = target;
  const editorOf = useRecordEditors();
  const isTheirs = useMayWrite()(record);
  const mayEdit = useAllowed('edit') && isTheirs && editorOf(schema, record) === undefined;
  const [field, setField] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const editOf = useMemo<FieldEdit>(
    () => (name) => {
      const spec = schema.fields[name];
      if (!mayEdit || !spec || !isInput(schema, name, false) || isFixed(schema, spec, record)) return undefined;
      return () => {
        setField(name);
        setOpen(true);
      };
    },
    [mayEdit, record, schema],
  );
  return (
    <FieldEditContext value={editOf}>
      {children}
      <Suspense fallback={null}>
        {field !== undefined && (
          <LazyEditDialog
            key={field}
            target={target}
            record={record}
            field={field}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            // The write invalidates the page, which refetches the record.
            onDone={() => undefined}
          />
        )}
      </Suspense>
    </FieldEditContext>
  );
}
