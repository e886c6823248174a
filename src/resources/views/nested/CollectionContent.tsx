import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowedActions } from '../access/useAllowed';
import { useRowDeletion } from '../delete/useRowDeletion';
import { ColumnMenu } from '../list/columns/ColumnMenu';
import { useColumns } from '../list/columns/useColumns';
import { FilterBar } from '../list/filters/FilterBar';
import { useListFilter } from '../list/filters/useListFilter';
import { PresentationChoice } from '../list/presentation/PresentationChoice';
import { PresentedRecords } from '../list/presentation/PresentedRecords';
import { usePresentation } from '../list/presentation/usePresentation';
import { RecordCount } from '../list/RecordCount';
import { CreateButton } from '../page/CreateButton';
import { useScreen } from '../ScreenContext';
import { PanelHeader } from './PanelHeader';
import { useHasOwnPage } from './recordPage';
import { TabTools } from './TabTools';

export interface CollectionContentProps {
  readonly onTotal: (name: string, total: number) => void;
}

export function CollectionContent({ onTotal }: CollectionContentProps) {
  const { schema } = useScreen();
  const { total } = useListContext<AnyRecord>();
  const { isNarrowed } = useListFilter();
  const columns = useColumns();
  const allowed = useAllowedActions();
  const hasPage = useHasOwnPage();
  const { titleRef, askDeletion, dialog } = useRowDeletion();
  const choice = usePresentation();
  const hasBar = isNarrowed || total !== 0;
  // An empty list has no presentation switch; the rows show the empty message.
  const presentation = hasBar ? choice.presentation : 'rows';

  useEffect(() => {
    if (total !== undefined && !isNarrowed) onTotal(schema.name, total);
  }, [onTotal, schema.name, total, isNarrowed]);

  return (
    <>
      <PanelHeader aside={total !== undefined && <RecordCount total={total} />} titleRef={titleRef}>
        <TabTools />
        <CreateButton />
      </PanelHeader>
      {hasBar && (
        <FilterBar asksBelow>
          {choice.offered.length > 1 && <PresentationChoice {...choice} />}
          {presentation === 'rows' && <ColumnMenu columns={columns} />}
        </FilterBar>
      )}
      <PresentedRecords
        presentation={presentation}
        columns={columns}
        allowed={{ ...allowed, show: allowed.show && hasPage }}
        onDelete={askDeletion}
      />
      {dialog}
    </>
  );
}
