import type { ResourceSchema } from '../../../language/resourceSchema';
import type { AllowedActions } from '../../access/useAllowed';
import { useSelection } from '../../bulk/SelectionContext';
import { useScreen } from '../../ScreenContext';
import type { Columns } from '../columns/useColumns';
import { rowActionNames } from '../otherList';
import { useFloatingActions } from './useFloatingActions';
import { fitColumns, isTight, leastWidth, tightened } from './fitColumns';
import type { ContentWidths } from './useContentWidths';

/** Pixels of an icon with its gap, of the cell's margins, and of the column's header as the minimum. */
const ICON_WIDTH = 36;
const MARGINS = 20;
const NAME_WIDTH = 92;
/** Pixels of a declared action with its label. */
const BUTTON_WIDTH = 88;
/** Pixels of the checkbox column. */
export const SELECTION_WIDTH = 44;

/** Pixels of the actions column if its icons float over the row on hover. */
const FLOATING_WIDTH = 28;

/** Pixels of the actions column; 0 without actions. */
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

const needsOf = (columns: Columns, contents: ContentWidths) =>
  columns.shown.map((field) => columns.needOf(field, contents[field]));

/** Pixels of the checkbox and actions columns. */
function useBeside(allowed: AllowedActions): { readonly selection: number; readonly actions: number } {
  const { schema } = useScreen();
  const isSelectable = useSelection() !== undefined;
  return {
    selection: isSelectable ? SELECTION_WIDTH : 0,
    actions: actionsWidth(schema, allowed, useFloatingActions()),
  };
}

interface ColumnWidthsProps extends TableColumns {
  /** Available pixels; 0 if unknown. */
  readonly room: number;
}

/**
 * The colgroup of a table. If every column has a fixed width, the actions column takes the rest, so that the
 * others keep theirs exactly.
 */
export function ColumnWidths({ columns, allowed, contents, room }: ColumnWidthsProps) {
  const { selection, actions } = useBeside(allowed);
  const roomy = needsOf(columns, contents);
  const beside = selection + actions;
  const needs = isTight(roomy, room - beside) ? tightened(roomy) : roomy;
  const widths = fitColumns(needs, room - beside);
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

/** Minimum pixels of the table, below which it scrolls sideways, and whether its cells have little padding. */
export function useTableFit({ columns, allowed, contents }: TableColumns, room: number) {
  const { selection, actions } = useBeside(allowed);
  const needs = needsOf(columns, contents);
  return {
    minWidth: selection + actions + leastWidth(tightened(needs), room - selection - actions),
    isTight: room > 0 && isTight(needs, room - selection - actions),
  };
}
