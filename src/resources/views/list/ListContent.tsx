import { useListContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowedActions } from '../access/useAllowed';
import { useRowDeletion } from '../delete/useRowDeletion';
import { CreateButton } from '../page/CreateButton';
import { PageHeader } from '../page/PageHeader';
import { useIsNarrow } from '../page/useIsNarrow';
import { SavedViewsMenu } from '../savedViews/SavedViewsMenu';
import { useScreen } from '../ScreenContext';
import { ToolMenu } from '../tools/ToolMenu';
import { ColumnMenu } from './columns/ColumnMenu';
import { useColumns } from './columns/useColumns';
import { FilterBar } from './filters/FilterBar';
import { ResumeSearch } from './filters/ResumeSearch';
import { ListPanel } from './ListPanelContext';
import { listHelpKey, listTitleKey } from './otherList';
import { PresentationChoice } from './presentation/PresentationChoice';
import { PresentedRecords } from './presentation/PresentedRecords';
import { usePresentation } from './presentation/usePresentation';
import { ReadTime } from './ReadTime';
import { RecordCount } from './RecordCount';
import { useListTotal } from './state/useListTotal';

export function ListContent() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { isPaused, isPlaceholderData } = useListContext<AnyRecord>();
  const total = useListTotal();
  // What waits for the network has not been counted.
  const isWaiting = isPaused && isPlaceholderData;
  const isCounted = total !== undefined && !isWaiting;
  const help = listHelpKey(schema);
  const columns = useColumns();
  const choice = usePresentation();
  const { presentation } = choice;
  const allowed = useAllowedActions();
  const { titleRef, askDeletion, dialog } = useRowDeletion();
  const isNarrow = useIsNarrow();
  const views = useRef<HTMLSpanElement>(null);
  // Beside the title, because below it they would take a line from the rows.
  const choosing = choice.offered.length > 1 && <PresentationChoice {...choice} />;
  const arranging = presentation === 'rows' && <ColumnMenu columns={columns} />;
  return (
    <>
      <PageHeader
        title={translate(listTitleKey(schema), { smart_count: 2 })}
        titleRef={titleRef}
        aside={
          isCounted && (
            <>
              <RecordCount total={total} />
              <ReadTime />
            </>
          )
        }
        help={help && translate(help)}
      >
        {!isNarrow && <span ref={views} style={{ display: 'contents' }} />}
        {!isNarrow && choosing}
        {!isNarrow && arranging}
        <ToolMenu />
        <CreateButton />
      </PageHeader>
      <ListPanel />
      {!isNarrow && <SavedViewsMenu place={views} />}
      <FilterBar asksBelow>
        <ResumeSearch />
        {isNarrow && choosing}
        {isNarrow && <SavedViewsMenu />}
        {isNarrow && arranging}
      </FilterBar>
      <PresentedRecords presentation={presentation} columns={columns} allowed={allowed} onDelete={askDeletion} />
      {dialog}
    </>
  );
}
