import type { ResourceSchema } from '../../../language/types';
import type { AllowedActions } from '../../access/useAllowed';
import { useSelection } from '../../bulk/SelectionContext';
import { useScreen } from '../../ScreenContext';
import type { Columns } from '../columns/useColumns';
import { rowActionNames } from '../otherList';
import { NARROW, nameWidth, TIGHT } from './nameWidth';

/** One icon with what is between it and the next, and the margins of the cell; never less than the column's name. */
const ICON_WIDTH = 36;
const MARGINS = 20;
const NAME_WIDTH = 92;
/** What a row's declared actions need beside them, in words. */
const BUTTON_WIDTH = 88;
/** The column of checkboxes. */
const SELECTION_WIDTH = 44;

/** The width of the column of actions, in pixels; 0 where nothing can be done with a row. */
export function actionsWidth(schema: ResourceSchema, { show, edit, delete: remove }: AllowedActions): number {
  const icons = [show, edit, remove].filter(Boolean).length;
  const buttons = rowActionNames(schema).length;
  if (icons + buttons === 0) return 0;
  return Math.max(NAME_WIDTH, icons * ICON_WIDTH + buttons * BUTTON_WIDTH + MARGINS);
}

export interface ColumnWidthsProps {
  readonly columns: Columns;
  readonly allowed: AllowedActions;
  /** The table has little room: headers take two lines before it scrolls sideways. */
  readonly isTight: boolean;
  /** Pixels that the table has beyond its least width. */
  readonly spare: number;
}

/**
 * The widths of a table's columns. The flexible ones share what is left; where every column was given a width, the
 * actions take it, so that each is exactly as wide as it was made.
 */
export function ColumnWidths({ columns, allowed, isTight, spare }: ColumnWidthsProps) {
  const { schema } = useScreen();
  const isAnyFlexible = columns.shown.some(columns.isFlexible);
  const actions = actionsWidth(schema, allowed);
  const isSelectable = useSelection() !== undefined;
  // The name keeps its room where others could take the rest: equal shares would cut it first.
  const isName = (field: string, index: number) =>
    index === 0 && columns.shown.some((other) => other !== field && columns.isFlexible(other));
  const width = (field: string, index: number) => {
    if (!columns.isFlexible(field)) return columns.widthOf(field, isTight);
    return isName(field, index) ? nameWidth(isTight, spare) : undefined;
  };
  return (
    <colgroup>
      {isSelectable && <col style={{ width: SELECTION_WIDTH }} />}
      {columns.shown.map((field, index) => (
        <col key={field} style={{ width: width(field, index) }} />
      ))}
      {actions > 0 && <col style={isAnyFlexible ? { width: actions } : undefined} />}
    </colgroup>
  );
}

/** The least width of the table, in pixels, with or without tight columns: below it, it scrolls sideways. */
export function useTableWidth({
  columns,
  allowed,
}: Pick<ColumnWidthsProps, 'columns' | 'allowed'>): (isTight: boolean) => number {
  const { schema } = useScreen();
  const isSelectable = useSelection() !== undefined;
  const least = (field: string, index: number, isTight: boolean) => {
    if (!columns.isFlexible(field)) return columns.widthOf(field, isTight);
    const narrow = isTight ? TIGHT : NARROW;
    return Math.min(columns.widthOf(field), index === 0 ? narrow.name : narrow.other);
  };
  const beside = actionsWidth(schema, allowed) + (isSelectable ? SELECTION_WIDTH : 0);
  return (isTight) => columns.shown.reduce((sum, field, index) => sum + least(field, index, isTight), beside);
}
