import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import { isFixed } from '../../../records/fieldRules';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useAllowed, useMayWrite } from '../../access/useAllowed';
import { LazyEditDialog } from '../../dialogs/lazyDialogs';
import { isInput } from '../../form/formValues';
import { useRecordEditors } from '../../form/RecordEditorContext';
import { useScreen } from '../../ScreenContext';

/** Changes one field of the record that is shown; undefined where it cannot be changed here. */
export type FieldEdit = (field: string) => (() => void) | undefined;

const FieldEditContext = createContext<FieldEdit>(() => undefined);

/** What changes a field of the record around. */
export const useFieldEdit = (): FieldEdit => useContext(FieldEditContext);

export interface FieldEditProviderProps {
  readonly record: AnyRecord;
  readonly children: ReactNode;
}

/** Lets the fields of a record's page be changed one by one, each in a dialog: the input of the record's form, and its rules. */
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
            // The write makes the page stale, which reads the record again.
            onDone={() => undefined}
          />
        )}
      </Suspense>
    </FieldEditContext>
  );
}
