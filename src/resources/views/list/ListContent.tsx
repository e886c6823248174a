import { useListContext, useTranslate } from 'ra-core';
import type { AnyRecord } from '../../types';
import { useAllowedActions } from '../access/useAllowed';
import { SelectionProvider } from '../bulk/SelectionProvider';
import { useRowDeletion } from '../delete/useRowDeletion';
import { CreateButton } from '../page/CreateButton';
import { PageHeader } from '../page/PageHeader';
import { SavedViewsMenu } from '../savedViews/SavedViewsMenu';
import { useScreen } from '../ScreenContext';
import { ToolMenu } from '../tools/ToolMenu';
import { BoardView } from './board/BoardView';
import { PresentationChoice } from './board/PresentationChoice';
import { usePresentation } from './board/usePresentation';
import { ColumnMenu } from './columns/ColumnMenu';
import { useColumns } from './columns/useColumns';
import { FilterBar } from './filters/FilterBar';
import { ResumeSearch } from './filters/ResumeSearch';
import { ListPanel } from './ListPanelContext';
import { ListBody } from './ListBody';
import { listHelpKey, listTitleKey } from './otherList';
import { ReadTime } from './ReadTime';
import { RecordCount } from './RecordCount';

/** Title, filters and rows of a list, inside react-admin's list context. */
export function ListContent() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { total } = useListContext<AnyRecord>();
  const help = listHelpKey(schema);
  const columns = useColumns();
  const { board } = schema.list;
  const [presentation, present] = usePresentation();
  const allowed = useAllowedActions();
  const { titleRef, askDeletion, dialog } = useRowDeletion();
  return (
    <>
      <PageHeader
        title={translate(listTitleKey(schema), { smart_count: 2 })}
        titleRef={titleRef}
        aside={
          total !== undefined && (
            <>
              <RecordCount total={total} />
              <ReadTime />
            </>
          )
        }
        help={help && translate(help)}
      >
        <ToolMenu />
        <CreateButton />
      </PageHeader>
      <ListPanel />
      <FilterBar>
        <ResumeSearch />
        {board && <PresentationChoice value={presentation} onChange={present} />}
        <SavedViewsMenu />
        {presentation === 'rows' && <ColumnMenu columns={columns} />}
      </FilterBar>
      {board && presentation === 'board' ? (
        <BoardView board={board} />
      ) : (
        <SelectionProvider>
          <ListBody columns={columns} allowed={allowed} onDelete={askDeletion} />
        </SelectionProvider>
      )}
      {dialog}
    </>
  );
}
