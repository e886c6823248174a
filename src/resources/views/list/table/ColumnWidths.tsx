import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { actionKey } from '../../../registry/translationKeys';
import type { AllowedActions } from '../../access/useAllowed';
import { useSelection } from '../../bulk/SelectionContext';
import { useScreen } from '../../ScreenContext';
import type { Columns } from '../columns/useColumns';
import { rowActionNames } from '../otherList';
import { useFloatingActions } from './useFloatingActions';
import { fitColumns, isTight, leastWidth, tightened } from './fitColumns';
import { widestText } from './textPixels';
import type { ContentWidths } from './useContentWidths';

/** Pixels of an icon with its gap, of the cell's margins, and of the column's header as the minimum. */
const ICON_WIDTH = 36;
const MARGINS = 20;
const NAME_WIDTH = 92;
/** Pixels of the padding and gap of a declared action, which shows its label. */
const BUTTON_PADDING = 32;
/** Pixels of the checkbox column. */
export const SELECTION_WIDTH = 44;

/** Pixels of the actions column if its icons float over the row on hover. */
const FLOATING_WIDTH = 28;

const countIcons = ({ show, edit, delete: remove }: AllowedActions): number =>
  [show, edit, remove].filter(Boolean).length;

export const hasRowActions = (schema: ResourceSchema, allowed: AllowedActions): boolean =>
  countIcons(allowed) + rowActionNames(schema).length > 0;

/** Pixels of the actions column; 0 without actions. */
function useActionsWidth(allowed: AllowedActions): number {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { typography } = useTheme();
  const isFloating = useFloatingActions();
  if (!hasRowActions(schema, allowed)) return 0;
  const buttons = rowActionNames(schema).map((name) => translate(actionKey(schema, name)));
  if (isFloating && buttons.length === 0) return FLOATING_WIDTH;
  const font = `500 13px ${typography.fontFamily}`;
  const named = buttons.reduce((sum, label) => sum + widestText([label], font) + BUTTON_PADDING, 0);
  const icons = countIcons(buttons.length > 0 ? { ...allowed, show: false } : allowed);
  return Math.max(NAME_WIDTH, icons * ICON_WIDTH + named + MARGINS);
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
  const isSelectable = useSelection() !== undefined;
  return { selection: isSelectable ? SELECTION_WIDTH : 0, actions: useActionsWidth(allowed) };
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
