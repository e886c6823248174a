import { SelectionProvider } from '../../bulk/SelectionProvider';
import { useScreen } from '../../ScreenContext';
import { ListBody, type ListBodyProps } from '../ListBody';
import { BoardView, CalendarView, DepartmentMapView } from './latePresentations';
import type { Presentation } from './usePresentation';

interface PresentedRecordsProps extends Omit<ListBodyProps, 'cards'> {
  readonly presentation: Presentation;
}

export function PresentedRecords({ presentation, ...rows }: PresentedRecordsProps) {
  const { board, calendar, cards, map } = useScreen().schema.list;
  if (board && presentation === 'board') return <BoardView board={board} />;
  if (calendar && presentation === 'calendar') return <CalendarView calendar={calendar} />;
  const records = (
    <SelectionProvider>
      <ListBody {...rows} cards={presentation === 'cards' ? cards : undefined} />
    </SelectionProvider>
  );
  if (!map || presentation !== 'map') return records;
  return (
    <DepartmentMapView map={map} columns={rows.columns}>
      {records}
    </DepartmentMapView>
  );
}
