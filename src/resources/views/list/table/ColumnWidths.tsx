import type { ResourceSchema } from '../../../language/resourceSchema';
import type { AllowedActions } from '../../access/useAllowed';
import { useSelection } from '../../bulk/SelectionContext';
import { useScreen } from '../../ScreenContext';
import type { Columns } from '../columns/useColumns';
import { rowActionNames } from '../otherList';
import { useFloatingActions } from './useFloatingActions';
import { fitColumns } from './fitColumns';
import type { ContentWidths } from './useContentWidths';

/** One icon with what is between it and the next, and the margins of the cell; never less than the column's name. */
const ICON_WIDTH = 36;
const MARGINS = 20;
const NAME_WIDTH = 92;
/** What a row's declared actions need beside them, in words. */
const BUTTON_WIDTH = 88;
/** The column of checkboxes. */
export const SELECTION_WIDTH = 44;

/** The column of actions where icons come with the pointer, above the end of their row. */
const FLOATING_WIDTH = 28;

/** The width of the column of actions, in pixels; 0 where nothing can be done with a row. */
export function actionsWidth(
  schema: ResourceSchema,
  { show, edit, delete: remove }: AllowedActions,
  isFloating: boolean,
): number {
  const icons = [show, edit, remove].filter(Boolean).length;
  const buttons = rowActionNames(schema).length;
  if (icons + buttons === 0) return 0;
  if (isFloating && buttons === 0) return FLOATING_WIDTH;
  return Math.max(NAME_WIDTH, icons * ICON_WIDTH + buttons * BUTTON_WIDTH + MARGINS);
}

export interface TableColumns {
  readonly columns: Columns;
  readonly allowed: AllowedActions;
  readonly contents: ContentWidths;
}

/** What stands beside the columns of a table, in pixels. */
function useBeside(allowed: AllowedActions): { readonly selection: number; readonly actions: number } {
  const { schema } = useScreen();
  const isSelectable = useSelection() !== undefined;
  return {
    selection: isSelectable ? SELECTION_WIDTH : 0,
    actions: actionsWidth(schema, allowed, useFloatingActions()),
  };
}

interface ColumnWidthsProps extends TableColumns {
  /** Pixels that the table has; 0 while it is not known. */
  readonly room: number;
}

/**
 * The widths of a table's columns. Where every column was given a width, the actions take what is left, so that each is
 * exactly as wide as it was made.
 */
export function ColumnWidths({ columns, allowed, contents, room }: ColumnWidthsProps) {
  const { selection, actions } = useBeside(allowed);
  const needs = columns.shown.map((field) => columns.needOf(field, contents[field]));
  const widths = fitColumns(needs, room - selection - actions);
  const isAnyFlexible = needs.some(({ isGrowing }) => isGrowing);
  return (
    <colgroup>
      {selection > 0 && <col style={{ width: selection }} />}
      {columns.shown.map((field, index) => (
        <col key={field} style={{ width: widths[index] }} />
      ))}
      {actions > 0 && <col style={isAnyFlexible ? { width: actions } : undefined} />}
    </colgroup>
  );
}

/** The least width of the table, in pixels: below it, it scrolls sideways. */
export function useLeastWidth({ columns, allowed, contents }: TableColumns): number {
  const { selection, actions } = useBeside(allowed);
  const leasts = columns.shown.map((field) => columns.needOf(field, contents[field]).least);
  return leasts.reduce((sum, least) => sum + least, selection + actions);
}
