import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { validationMessage } from '../../fields/shared/inputs/fieldValidator';
import { useReaderLanguage, useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { fieldKey } from '../../registry/translationKeys';
import { useAllowed } from '../access/useAllowed';
import { UnsavedChanges } from '../form/UnsavedChanges';
import { FailureAlert } from '../page/FailureAlert';
import { PageHeader } from '../page/PageHeader';
import { takeFirstFocus } from '../page/takeFirstFocus';
import { RecordCount } from '../list/RecordCount';
import { useScreen } from '../ScreenContext';
import { readCellText, type CellWords } from './cellText';
import { gridColumns } from './columns';
import { MARK } from './GridCell';
import { GridCellsProvider, type GridCells, type Opening } from './GridContext';
import { GridFind } from './GridFind';
import { GridStatus } from './GridStatus';
import { rebased } from './gridState';
import { sortRows } from './sortRows';
import { GridTable, type GridSort } from './GridTable';
import { GridToolbar } from './GridToolbar';
import { invalidCells, issueFinder, pendingRows } from './pending';
import { PendingDrawer } from './PendingDrawer';
import type { CellAt } from './ranges';
import { repeatedValues } from './repeatedValues';
import { cellToCorrect } from './RowLink';
import { SaveDialog } from './SaveDialog';
import { afterSaving, refusedIssues, type Refusals } from './saved';
import type { GridColumn, GridRow } from './sheetTypes';
import { columnChoices, useGridActions } from './useGridActions';
import { useReferenceIndexes } from './useReferenceIndexes';
import { useCellSelection } from './useCellSelection';
import { useSheet } from './useSheet';
import { useUndoSave } from './useUndoSave';

export interface GridContentProps {
  readonly title: string;
  readonly crumb: string;
  readonly stored: readonly GridRow[];
  readonly unread: readonly string[];
  readonly error: unknown;
  readonly onReread: () => void;
}

const NONE: Refusals = new Map();

export function GridContent({ title, crumb, stored, unread, error, onReread }: GridContentProps) {
  const translate = useTranslate();
  const id = useId();
  const { schema } = useScreen();
  const { sheet, change } = useSheet(stored);
  const [refusals, setRefusals] = useState(NONE);
  const undoSave = useUndoSave(sheet.done.length > 0);
  const [open, setOpen] = useState<'save' | 'pending'>();
  const canCreate = useAllowed('create');
  const canDelete = useAllowed('delete');
  const { words, columns } = useGridWords(stored, unread);
  const size = { rows: sheet.rows.length, columns: columns.length };
  const selection = useCellSelection(size);
  const { range, extendTo, go } = selection;
  const actions = useGridActions({ sheet, change, columns, words, range, canCreate, canDelete });
  const ownIssues = useMemo(() => issueFinder(schema, columns), [schema, columns]);
  const repeated = useMemo(() => repeatedValues(sheet.rows, columns), [sheet.rows, columns]);
  const issuesOf = useCallback(
    (row: GridRow) => (repeated.has(row) ? { ...repeated.get(row), ...ownIssues(row) } : ownIssues(row)),
    [ownIssues, repeated],
  );
  const pending = useMemo(() => pendingRows(sheet.rows), [sheet.rows]);
  const wrong = useMemo(() => invalidCells(pending, columns, issuesOf), [pending, columns, issuesOf]);
  const [sort, setSort] = useState<GridSort>();
  const search = useRef<HTMLInputElement>(null);
  const opening = useRef<Opening>('edited');
  // Visited after the list of changes has returned the focus.
  const wanted = useRef<CellAt>(undefined);
  const toCorrect = useRef<CellAt>(undefined);

  const errorOf = useCallback(
    (row: GridRow, name: string) => {
      const refusal = refusals.get(row);
      const refused = refusedIssues(refusal);
      // Errors without a field are shown at the row number.
      const field = name === MARK ? '' : name;
      const issue = issuesOf(row)[field]?.[0] ?? refused[field]?.[0];
      if (!issue) return name === MARK && Object.keys(refused).length === 0 ? refusal?.message : undefined;
      const { message, args } = validationMessage(issue);
      return translate(message, args);
    },
    [refusals, issuesOf, translate],
  );
  const cells = useMemo(
    (): GridCells => ({
      words,
      errorOf,
      read: (text, column) => readCellText(text, column, words),
      choicesOf: (column) => columnChoices(column, words),
      labelOf: ({ name }) => translate(fieldKey(schema, name)),
      opening: () => opening.current,
      extendTo: (row, column) => extendTo({ row, column }),
    }),
    [words, errorOf, translate, schema, extendTo],
  );
  const sortBy = (next: GridSort | undefined) => {
    setSort(next);
    const column = columns.find(({ name }) => name === next?.column);
    if (next && column) change((now) => sortRows(now, column, next.direction, words));
    // Without a sort, rows return to the order in which they were read; pending changes stay.
    else change((now) => rebased(now, stored));
  };
  const save = () => {
    if (pending.length > 0) setOpen('save');
  };
  const close = () => setOpen(undefined);
  const goCorrect = useEffectEvent(() => {
    if (toCorrect.current) go(toCorrect.current);
    toCorrect.current = undefined;
  });
  // After the dialog, which restores the focus when it closes.
  useEffect(() => {
    if (open === undefined) goCorrect();
  }, [open]);
  const begin = useEffectEvent(() => {
    takeFirstFocus(selection.grid.current?.element ?? null, () => go({ row: 0, column: 0 }));
  });
  useEffect(() => {
    begin();
  }, []);
  return (
    <GridCellsProvider value={cells}>
      <PageHeader title={title} crumb={crumb} aside={<RecordCount total={stored.length} />} />
      {error !== null && <FailureAlert error={error} onRetry={onReread} />}
      <GridToolbar
        sheet={sheet}
        actions={actions}
        pending={pending}
        wrong={wrong.length}
        canCreate={canCreate}
        onAppended={() => go({ row: sheet.rows.length, column: 0 })}
        onPending={() => setOpen('pending')}
        onWrong={() => wrong[0] && go(cellToCorrect({ ...wrong[0], columns }))}
        onReread={onReread}
        onSave={save}
        find={
          <GridFind
            sheet={sheet}
            columns={columns}
            at={range.anchor}
            onShow={selection.show}
            onLeave={() => go(range.anchor)}
            inputRef={search}
          />
        }
      />
      <Box sx={{ minWidth: 0 }}>
        <GridTable
          label={title}
          describedBy={`${id}-keys`}
          sheet={sheet}
          columns={columns}
          selection={selection}
          actions={actions}
          stored={stored}
          sort={sort}
          onSort={sortBy}
          onFind={() => search.current?.focus()}
          onSave={save}
          onOpening={(next) => {
            opening.current = next;
          }}
        />
        <GridStatus sheet={sheet} columns={columns} range={range} refusals={refusals} />
      </Box>
      <PendingDrawer
        isOpen={open === 'pending'}
        pending={pending}
        columns={columns}
        issuesOf={issuesOf}
        refusals={refusals}
        onGo={(cell) => {
          wanted.current = cell;
          close();
        }}
        onTakeBack={actions.takeBack}
        onClose={close}
        onClosed={() => {
          if (wanted.current) go(wanted.current);
          wanted.current = undefined;
        }}
      />
      {open === 'save' && (
        <SaveDialog
          pending={pending}
          columns={columns}
          onGo={(cell) => {
            toCorrect.current = cell;
            close();
          }}
          onRefused={(refused) => setRefusals((known) => new Map([...known, ...refused]))}
          undoSave={undoSave}
          onSaved={(report, saved) => change((now) => afterSaving(now, report, saved))}
          onClose={close}
        />
      )}
      <UnsavedChanges isDirty={pending.length > 0} />
    </GridCellsProvider>
  );
}

function useGridWords(
  stored: readonly GridRow[],
  unread: readonly string[],
): { words: CellWords; columns: readonly GridColumn[] } {
  const { schema } = useScreen();
  const language = useReaderLanguage();
  const region = useRegion();
  const { of, unreachable } = useReferenceIndexes(stored);
  const words = useMemo((): CellWords => ({ language, region, references: of }), [language, region, of]);
  const columns = useMemo(() => gridColumns(schema, unreachable, unread), [schema, unreachable, unread]);
  return { words, columns };
}
