import { visuallyHidden } from '@mui/utils';
import type { SortPayload } from 'ra-core';
import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useReducer, useRef, useState, type CSSProperties } from 'react';
import { resourceKey } from '../../../registry/translationKeys';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { AllowedActions } from '../../access/useAllowed';
import { PageCheckbox } from '../../bulk/PageCheckbox';
import { useSelection } from '../../bulk/SelectionContext';
import { useNaming } from '../../naming/useNaming';
import { lazyScreen } from '../../lazyScreen';
import { useScreen } from '../../ScreenContext';
import { DENSITIES, useDensity } from '../columns/density';
import type { Columns } from '../columns/useColumns';
import { useRowsPlace } from '../place/ListPlaceContext';
import { DataRow } from './DataRow';
import { LateRowEditing, type RowEditing } from './editing/cellEditing';
import { mayEditRows } from './editing/renamedField';
import { HeaderCell, type OpenHead } from './HeaderCell';
import type { HeadMenuProps } from './HeadMenu';
import { rowActionNames } from '../otherList';
import { onHeadKey } from './headKeys';
import { markRowFocus, onRowKey } from './rowKeys';
import { GroupedRows } from './GroupedRows';
import type { TreeRow } from './rowTree';
import { hasRowActions, SELECTION_WIDTH } from './ColumnWidths';
import { useFloatingActions } from './useFloatingActions';
import { FittedTable } from './FittedTable';
import { LeftOutButton } from './LeftOutButton';
import { useLeftOut } from './useLeftOut';
import { useContentWidths } from './useContentWidths';
import { TABLE_ROOM, useFirstRows } from './useFirstRows';

const HeadMenu = lazyScreen<HeadMenuProps>(() => import('./HeadMenu'));

export interface DataTableProps {
  readonly rows: readonly TreeRow[];
  readonly columns: Columns;
  readonly sort: SortPayload;
  readonly onSort: (sort: SortPayload) => void;
  readonly allowed: AllowedActions;
  readonly onDelete: (record: AnyRecord) => void;
  /** Rows of the previous query, while the next one loads. */
  readonly isStale: boolean;
  /** Ids of rows that the typed search excludes; undefined unless typing. */
  readonly leaving?: ReadonlySet<number> | undefined;
}

export function DataTable({ rows, columns: all, sort, onSort, allowed, onDelete, isStale, leaving }: DataTableProps) {
  const translate = useTranslate();
  const screen = useScreen();
  const { schema } = screen;
  const [density] = useDensity();
  const height = DENSITIES[density];
  const drawn = useFirstRows(rows, height);
  const records = useMemo(() => rows.map(({ record }) => record), [rows]);
  const nameOf = useNaming(screen, records);
  const contents = useContentWidths(records, all.shown);
  const leftOut = useLeftOut(all);
  const columns = leftOut.kept;
  const selection = useSelection();
  const [head, setHead] = useState<OpenHead>();
  const [cells, setCells] = useState<RowEditing>();
  const [isUsed, use] = useReducer(() => true, schema.list.editable !== undefined);
  const area = useRowsPlace();
  const early = useRef<EventTarget>(null);
  const isFloating = useFloatingActions();
  const hasActions = hasRowActions(schema, allowed);
  const caption = translate(resourceKey(schema, 'name'), { smart_count: 2 });
  return (
    <div ref={area} className={hasActions ? 'table-frame' : 'table-frame fades'} style={FRAME}>
      <FittedTable
        columns={columns}
        all={all}
        onLeaveOut={leftOut.setCount}
        allowed={allowed}
        contents={contents}
        label={caption}
        isBusy={isStale}
        rowHeight={height}
        opacity={isStale && !leaving ? 0.6 : 1}
      >
        <thead className="column-heads">
          <tr onKeyDown={onHeadKey}>
            {selection && (
              <th scope="col" className="row-choice">
                <PageCheckbox selection={selection} />
              </th>
            )}
            {columns.shown.map((field, index) => (
              <HeaderCell
                key={field}
                isName={index === 0}
                field={field}
                columns={columns}
                sort={sort}
                onSort={onSort}
                onMenu={setHead}
              />
            ))}
            {hasActions && (
              <th
                scope="col"
                className="actions-head"
                // Icons are at the end of the row, words begin together.
                data-align={rowActionNames(schema).length > 0 ? undefined : 'right'}
                style={ACTIONS_HEAD}
              >
                <span style={isFloating ? visuallyHidden : undefined}>{translate('screens.list.actionsColumn')}</span>
                {leftOut.fields.length > 0 && <LeftOutButton fields={leftOut.fields} onShow={leftOut.showAll} />}
              </th>
            )}
          </tr>
        </thead>
        <tbody
          onPointerOver={use}
          onFocusCapture={use}
          onKeyDown={(event) => {
            early.current = event.key === 'F2' ? event.target : null;
            onRowKey(event);
          }}
          onFocus={markRowFocus}
          onBlur={markRowFocus}
          {...cells?.listeners}
        >
          <GroupedRows
            rows={drawn}
            sort={sort}
            head={(words, isClosed) => (
              <tr className={isClosed ? 'group-head is-closed' : 'group-head'}>
                <th scope="rowgroup" colSpan={columns.shown.length + (selection ? 1 : 0) + (hasActions ? 1 : 0)}>
                  {words}
                </th>
              </tr>
            )}
            row={({ record, depth }) => (
              <DataRow
                key={record.id}
                record={record}
                name={nameOf(record)}
                depth={depth}
                fields={columns.shown}
                height={height}
                canShow={allowed.show}
                canEdit={allowed.edit}
                canDelete={allowed.delete}
                hasActions={hasActions}
                areActionsDrawn={drawn === rows}
                onDelete={onDelete}
                isEditable={cells?.isEditable}
                isLeaving={leaving?.has(record.id) ?? false}
                isSelected={selection?.isSelected(record.id) ?? false}
                onToggle={selection?.toggle}
              />
            )}
          />
        </tbody>
      </FittedTable>
      {head && (
        <Suspense fallback={null}>
          <HeadMenu {...head} {...{ columns: all, sort, onSort }} onClose={() => setHead(undefined)} />
        </Suspense>
      )}
      {isUsed && allowed.edit && mayEditRows(schema) && (
        <LateRowEditing records={records} fields={columns.shown} frame={area} early={early} onReady={setCells} />
      )}
    </div>
  );
}

const FRAME = { ...TABLE_ROOM, '--choice-width': `${SELECTION_WIDTH}px` } as CSSProperties;
const ACTIONS_HEAD = { insetInlineEnd: 0, zIndex: 3 } as const;
