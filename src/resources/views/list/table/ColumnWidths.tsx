import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { actionKey } from '../../../registry/translationKeys';
import type { AllowedActions } from '../../access/useAllowed';
import { useSelection } from '../../bulk/SelectionContext';
import { useInPlace } from '../../nested/InPlaceContext';
import { useScreen } from '../../ScreenContext';
import type { Columns } from '../columns/useColumns';
import { rowActionNames } from '../otherList';
import { useFloatingActions } from './useFloatingActions';
import {
  besideActions,
  fitColumns,
  isTight,
  leastWidth,
  tightened,
  type ActionsWidth,
  type ColumnNeed,
} from './fitColumns';
import { leftOutColumns } from './leftOutColumns';
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

/**
 * Pixels of the actions column if its icons float over the row on hover: none is a column of automatic width. In a part
 * of a page its head offers the columns without room.
 */
const FLOATING_WIDTH = 1;
const FLOATING_PART_WIDTH = 28;

const countIcons = ({ show, edit, delete: remove }: AllowedActions): number =>
  [show, edit, remove].filter(Boolean).length;

export const hasRowActions = (schema: ResourceSchema, allowed: AllowedActions): boolean =>
  countIcons(allowed) + rowActionNames(schema).length > 0;

function useActionsWidth(allowed: AllowedActions): ActionsWidth {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { typography } = useTheme();
  const isFloating = useFloatingActions();
  const floating = useInPlace() === undefined ? FLOATING_WIDTH : FLOATING_PART_WIDTH;
  if (!hasRowActions(schema, allowed)) return { least: 0, whole: 0 };
  const buttons = rowActionNames(schema).map((name) => translate(actionKey(schema, name)));
  const font = `500 13px ${typography.fontFamily}`;
  const named = buttons.reduce((sum, label) => sum + widestText([label], font) + BUTTON_PADDING, 0);
  const icons = countIcons(buttons.length > 0 ? { ...allowed, show: false } : allowed);
  const whole = Math.max(NAME_WIDTH, icons * ICON_WIDTH + named + MARGINS);
  return { least: isFloating && buttons.length === 0 ? floating : whole, whole };
}

export interface TableColumns {
  readonly columns: Columns;
  readonly allowed: AllowedActions;
  readonly contents: ContentWidths;
}

const needsOf = (columns: Columns, contents: ContentWidths) =>
  columns.shown.map((field) => columns.needOf(field, contents[field]));

interface Beside {
  readonly selection: number;
  readonly actions: number;
}

/** Pixels of the checkbox and actions columns. */
function useBeside(allowed: AllowedActions, needs: readonly ColumnNeed[], room: number): Beside {
  const selection = useSelection() === undefined ? 0 : SELECTION_WIDTH;
  return { selection, actions: besideActions(useActionsWidth(allowed), needs, room - selection) };
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
  const roomy = needsOf(columns, contents);
  const { selection, actions } = useBeside(allowed, roomy, room);
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

/**
 * Minimum pixels of the table, below which it scrolls sideways, whether its cells have little padding, and whether the
 * icons of its rows float over the last column, because there is no room for them.
 */
export function useTableFit({ columns, allowed, contents }: TableColumns, room: number) {
  const needs = needsOf(columns, contents);
  const { selection, actions } = useBeside(allowed, needs, room);
  return {
    minWidth: selection + actions + leastWidth(tightened(needs), room - selection - actions),
    isTight: room > 0 && isTight(needs, room - selection - actions),
    isFloating: actions === FLOATING_WIDTH || actions === FLOATING_PART_WIDTH || undefined,
  };
}

/** Number of last columns without room in a table that is a part of a page, unless the person has chosen columns. */
export function useLeftOutCount({ columns, allowed, contents }: TableColumns, room: number): number {
  const isPart = useInPlace() !== undefined;
  const selection = useSelection() === undefined ? 0 : SELECTION_WIDTH;
  const { least } = useActionsWidth(allowed);
  // The head of the actions offers what is left out.
  if (!isPart || columns.isChosen || room === 0 || least === 0) return 0;
  return leftOutColumns(tightened(needsOf(columns, contents)), room - selection - least);
}
