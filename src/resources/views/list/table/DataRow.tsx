import { memo } from 'react';
import { viewOf } from '../../../fields/views';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { FieldCell } from '../../page/FieldCell';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { EndMark } from '../../show/summary/EndMark';
import type { EditableTest } from './editing/cellEditing';
import { FirstCell } from './FirstCell';
import { RowActions } from './RowActions';

/** Opacity of a row that will disappear. */
export const LEAVING = 0.4;

export interface DataRowProps {
  readonly record: AnyRecord;
  readonly name: string;
  /** Number of ancestors above it in a tree. */
  readonly depth: number;
  readonly fields: readonly string[];
  readonly height: number;
  readonly canShow: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  /** The table has an actions column. */
  readonly hasActions: boolean;
  /** False in the first render, because values come first and icons only show on hover or focus. */
  readonly areActionsDrawn: boolean;
  readonly onDelete: (record: AnyRecord) => void;
  /** Undefined if no cell is editable. */
  readonly isEditable: EditableTest | undefined;
  /** The typed search excludes the row; dimmed until the response. */
  readonly isLeaving: boolean;
  readonly isSelected: boolean;
  /** Undefined if rows are not selectable. */
  readonly onToggle: ((id: number, isRange: boolean) => void) | undefined;
}

/**
 * A record as a row. Memoised on its own data, because each key of a search re-renders the list with its
 * twenty-five rows.
 */
export const DataRow = memo(function DataRow(props: DataRowProps) {
  const {
    height,
    isLeaving,
    isSelected,
    onToggle,
    hasActions,
    areActionsDrawn,
    canEdit,
    canDelete,
    onDelete,
    name,
    ...cells
  } = props;
  const { record, canShow } = cells;
  const { address } = useScreen();
  return (
    <tr
      className={`row${isSelected ? ' is-selected' : ''}${canShow ? ' opens' : ''}`}
      data-record={`${address}/${record.id}`}
      style={isLeaving ? { height, opacity: LEAVING } : { height }}
    >
      {onToggle && (
        <td className="row-choice">
          <RowCheckbox id={record.id} name={name} isSelected={isSelected} onToggle={onToggle} />
        </td>
      )}
      <RowCells {...cells} />
      {hasActions && (
        <td className="row-actions">
          {areActionsDrawn && <RowActions {...{ record, name, canShow, canEdit, canDelete, onDelete }} />}
        </td>
      )}
    </tr>
  );
});

type RowCellsProps = Pick<DataRowProps, 'record' | 'depth' | 'fields' | 'canShow' | 'isEditable'>;

/** Memoised separately, so that selecting a row does not re-render its cells. Styled by the theme (`listTable.ts`). */
const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { record, depth, fields, canShow, isEditable } = props;
  const { schema } = useScreen();
  const [first, ...others] = fields;
  const alignOf = (field: string) => {
    const spec = schema.fields[field];
    return spec && viewOf(spec).align;
  };
  return (
    <>
      {first !== undefined && (
        <th scope="row">
          <FirstCell field={first} record={record} isLink={canShow} depth={depth} />
        </th>
      )}
      {others.map((field) => (
        <td
          key={field}
          data-align={alignOf(field)}
          {...(isEditable?.(record, field) && { className: 'cell-edit', 'data-field': field, tabIndex: -1 })}
        >
          <FieldCell field={field} record={record} />
          <EndMark field={field} record={record} />
        </td>
      ))}
    </>
  );
});
