import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { SortPayload } from 'ra-core';
import { useTranslate } from 'ra-core';
import { memo, type KeyboardEvent, type SyntheticEvent } from 'react';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import { fieldKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import type { Columns } from '../columns/useColumns';
import { ColumnResizer } from './ColumnResizer';
import { widthAfterKey } from './resize';

export interface HeaderCellProps {
  readonly field: string;
  /** The column that names the records. */
  readonly isName: boolean;
  readonly columns: Columns;
  readonly sort: SortPayload;
  readonly onSort: (sort: SortPayload) => void;
  readonly onMenu: (open: OpenHead) => void;
}

/** The head whose menu is open. */
export interface OpenHead {
  readonly field: string;
  readonly anchor: HTMLElement;
}

/** A header cell: its label sorts, its edge resizes, and its menu (also by a right click, Alt and Down) has the rest. */
export const HeaderCell = memo(function HeaderCell({ field, isName, columns, sort, onSort, onMenu }: HeaderCellProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const spec = schema.fields[field];
  const label = translate(fieldKey(schema, field));
  // Names begin at the start of their cell, numbers too.
  const align = isName || !spec ? undefined : viewOf(spec).align;
  const isSorted = sort.field === field;
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
  const next = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const toggle = () => onSort({ field, order: next });
  const width = columns.needOf(field).need;
  const openMenu = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    const anchor = event.currentTarget.closest('th');
    if (anchor) onMenu({ field, anchor });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey && event.key === 'ArrowDown') return openMenu(event);
    if (event.defaultPrevented || !event.shiftKey || !event.key.startsWith('Arrow')) return;
    const wanted = widthAfterKey(event.key, false, width);
    if (wanted === undefined) return;
    event.preventDefault();
    columns.resize(field, wanted);
  };
  return (
    <th
      scope="col"
      data-align={align}
      className={isName ? 'name-head' : undefined}
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      title={label}
      // Screen readers repeat it for each cell, so it must not include the resize handle.
      aria-label={label}
      onKeyDown={onKeyDown}
      onContextMenu={openMenu}
    >
      {spec && kindOf(spec).sortable ? (
        // Chromium repeats a table head on each printed page only if it has no button element.
        <span
          role="button"
          tabIndex={isName ? 0 : -1}
          className="sort head-name"
          data-direction={isSorted ? direction : undefined}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            toggle();
          }}
        >
          <span style={TWO_LINES}>{label}</span>
          <ArrowDownward />
        </span>
      ) : (
        <span className="head-name" tabIndex={isName ? 0 : -1} style={TWO_LINES}>
          {label}
        </span>
      )}
      {/* By keyboard the head opens it. */}
      <span
        role="button"
        tabIndex={-1}
        className="head-menu"
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowDown"
        aria-label={translate('screens.list.columns.menu', { label })}
        onClick={openMenu}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') openMenu(event);
        }}
      >
        <ExpandMore />
      </span>
      <ColumnResizer
        label={label}
        width={width}
        onResize={(width) => columns.resize(field, width)}
        onReset={() => columns.unsize(field)}
      />
    </th>
  );
});

/** At most two lines, which fit the height that all heads have; the title attribute has the full text. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.15,
} as const;
