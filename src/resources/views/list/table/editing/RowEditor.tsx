import { useScreen } from '../../../ScreenContext';
import type { RowEditingProps } from './cellEditing';
import { EditableCells } from './EditableCells';
import { renamedField } from './renamedField';
import { RenamedRows } from './RenamedRows';

/** The declared cells of a list are edited in place, or else the names of small records. */
export default function RowEditor(props: RowEditingProps) {
  const { schema } = useScreen();
  const field = renamedField(schema);
  if (schema.list.editable) return <EditableCells {...props} />;
  return field !== undefined && props.fields.includes(field) ? <RenamedRows {...props} field={field} /> : null;
}
