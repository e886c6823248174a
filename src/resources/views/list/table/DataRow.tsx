import { memo } from 'react';
import { viewOf } from '../../../fields/views';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { FieldCell } from '../../page/FieldCell';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import type { EditableTest } from './editing/cellEditing';
import { FirstCell } from './FirstCell';
import { RowActions } from './RowActions';

/** How visible a row is that will go. */
export const LEAVING = 0.4;

export interface DataRowProps {
  readonly record: AnyRecord;
  /** Of the record. */
  readonly name: string;
  /** How many of its ancestors stand above it in the list. */
  readonly depth: number;
  readonly fields: readonly string[];
  readonly height: number;
  readonly canShow: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  /** Whether the table has a column for what can be done with a row. */
  readonly hasActions: boolean;
  /** False while the rows are drawn for the first time: a pointer shows them, or the focus, and values come first. */
  readonly areActionsDrawn: boolean;
  readonly onDelete: (record: AnyRecord) => void;
  /** Which cells are changed in their place; absent where none are. */
  readonly isEditable: EditableTest | undefined;
  /** What is typed takes it away: it is dimmed until the answer comes. */
  readonly isLeaving: boolean;
  readonly isSelected: boolean;
  /** Selects it, or no longer; absent where rows are not selected. */
  readonly onToggle: ((id: number, isRange: boolean) => void) | undefined;
}

/**
 * One record as a row; its first cell leads to the record. It is drawn again where something of its own changes, not where
 * the list around does: with each key of a search there are twenty-five of them.
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
      className={isSelected ? 'row is-selected' : 'row'}
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

/** Numbers end at their digits, in whichever direction one reads. */
const AT_END = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const;

type RowCellsProps = Pick<DataRowProps, 'record' | 'depth' | 'fields' | 'canShow' | 'isEditable'>;

/** The cells of a row, which stay as they are while other rows are selected; `listTable.ts` of the theme says how they look. */
const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { record, depth, fields, canShow, isEditable } = props;
  const { schema } = useScreen();
  const [first, ...others] = fields;
  const styleOf = (field: string) => {
    const spec = schema.fields[field];
    return spec && viewOf(spec).align === 'right' ? AT_END : undefined;
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
          style={styleOf(field)}
          {...(isEditable?.(record, field) && { className: 'cell-edit', 'data-field': field, tabIndex: -1 })}
        >
          <FieldCell field={field} record={record} />
        </td>
      ))}
    </>
  );
});
