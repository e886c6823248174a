import { useDataProvider, useEvent, useListContext, type DataProvider } from 'ra-core';
import { useEffect, useEffectEvent, useMemo, useRef, useState, Fragment, type ReactNode } from 'react';
import type { ChangeCalls } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useIsReturn } from '../list/place/ListPlaceContext';
import { arrangeRows } from '../list/table/rowTree';
import { useScreen } from '../ScreenContext';
import type { BulkSelection } from './bulkTypes';
import { idsBetween, pageState, withIds } from './selected';
import { SelectionBar } from './SelectionBar';
import { SelectionContextProvider } from './SelectionContext';
import { useBulkExport } from '../export/useBulkExport';
import type { BulkOffer } from './BulkOffer';
import { useBulkActions } from './useBulkActions';
import { useBulkDelete } from './useBulkDelete';
import { useBulkEdit } from './useBulkEdit';

function useBulkOffers(selection: BulkSelection): readonly BulkOffer[] {
  const edit = useBulkEdit(selection);
  const actions = useBulkActions(selection);
  const exporting = useBulkExport(selection);
  const remove = useBulkDelete(selection);
  const offers: readonly (BulkOffer | undefined)[] = [edit, ...actions, exporting, remove];
  return offers.filter((offer) => offer !== undefined);
}

const NONE: readonly number[] = [];

export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const { schema, address } = useScreen();
  const list = useListContext<AnyRecord>();
  const dataProvider = useDataProvider<DataProvider & ChangeCalls>();
  const [everything, setEverything] = useState(false);
  const last = useRef<number>(undefined);
  const { data, total = 0, filterValues, filter, onSelect } = list;
  const selectedIds = useMemo(() => (list.selectedIds ?? NONE).map(Number), [list.selectedIds]);
  const page = useMemo(
    () => (data ? arrangeRows(schema, data, total).map(({ record }) => record.id) : NONE),
    [schema, data, total],
  );
  const asked = JSON.stringify({ ...filterValues, ...filter });

  // Another filter hides selected records, which must not be changed unseen, so the selection is cleared. So
  // is one left from days ago; a selection is kept only when the reader comes back to the list.
  const isReturn = useRef(useIsReturn());
  const clear = useEffectEvent(() => {
    const isKept = isReturn.current;
    isReturn.current = false;
    if (isKept) return;
    setEverything(false);
    last.current = undefined;
    if (selectedIds.length > 0) onSelect([]);
  });
  useEffect(() => {
    clear();
  }, [asked, address]);

  const isSelected = (id: number) => everything || selectedIds.includes(id);
  const choose = (ids: readonly number[]) => {
    setEverything(false);
    onSelect([...ids]);
  };
  const here = everything ? page : selectedIds;
  const state = pageState(page, isSelected);
  // A stable function, so that selecting one record does not re-render the other rows.
  const toggle = useEvent((id: number, isRange: boolean) => {
    const ids = isRange ? idsBetween(page, last.current, id) : [id];
    choose(withIds(here, ids, !isSelected(id)));
    last.current = id;
  });
  const selection = {
    isSelected,
    page: state,
    togglePage: () => choose(withIds(here, page, state !== 'all')),
    toggle,
  };
  const chosen: BulkSelection = {
    count: everything ? total : selectedIds.length,
    isEverything: everything,
    resolve: async (options) =>
      everything
        ? dataProvider.selectAll(address, JSON.parse(asked) as Record<string, unknown>, options)
        : selectedIds.map((id) => ({ id })),
    clear: () => choose([]),
  };
  const offers = useBulkOffers(chosen);
  return (
    <SelectionContextProvider value={offers.length > 0 ? selection : undefined}>
      {/* The bar comes before the rows in tab order but below them on screen, so that it shifts no row. */}
      <div style={IN_ONE_COLUMN}>
        {offers.length > 0 && chosen.count > 0 && (
          <SelectionBar selection={chosen} total={total} offers={offers} onEverything={() => setEverything(true)} />
        )}
        {children}
      </div>
      {offers.map(({ name, dialog }) => (
        <Fragment key={name}>{dialog}</Fragment>
      ))}
    </SelectionContextProvider>
  );
}

const IN_ONE_COLUMN = { display: 'flex', flexDirection: 'column' } as const;
