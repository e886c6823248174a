import { useMemo } from 'react';
import { isKeptBack } from '../../../../access/privacy';
import type { AnyRecord, ResourceSchema } from '../../../../language/resourceSchema';
import { isFixed, isShown } from '../../../../records/fieldRules';
import { useMayWrite } from '../../../access/useAllowed';
import { isInput } from '../../../form/formValues';
import { useRecordEditors } from '../../../form/RecordEditorContext';
import { useScreen } from '../../../ScreenContext';
import type { EditableTest } from './cellEditing';

/** True if the form of the stored record has an input for the field. */
function hasInput(schema: ResourceSchema, record: AnyRecord, field: string): boolean {
  const spec = schema.fields[field];
  return (
    spec !== undefined &&
    isInput(schema, field, false) &&
    isShown(schema, spec, record) &&
    !isFixed(schema, spec, record) &&
    !isKeptBack(schema, record, field)
  );
}

/** Tests whether the person may edit a field of a row where it stands. */
export function useEditableTest(): EditableTest {
  const { schema } = useScreen();
  const mayWrite = useMayWrite();
  const editorOf = useRecordEditors();
  return useMemo<EditableTest>(
    () => (record, field) => hasInput(schema, record, field) && mayWrite(record) && !editorOf(schema, record),
    [schema, mayWrite, editorOf],
  );
}
