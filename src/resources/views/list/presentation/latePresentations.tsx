import { Suspense } from 'react';
import type { Calendar } from '../../../language/calendar';
import { lazyScreen } from '../../lazyScreen';
import type { BoardViewProps } from '../board/BoardView';
import type { DepartmentMapViewProps } from '../map/DepartmentMapView';
import { TableSkeleton } from '../table/TableSkeleton';

const Board = lazyScreen<BoardViewProps>(() =>
  import('../board/BoardView').then((module) => ({ default: module.BoardView })),
);
const CalendarOfList = lazyScreen<{ readonly calendar: Calendar }>(() => import('../calendar/CalendarView'));
const MapOfList = lazyScreen<DepartmentMapViewProps>(() => import('../map/DepartmentMapView'));

export const BoardView = (props: BoardViewProps) => (
  <Suspense fallback={<TableSkeleton />}>
    <Board {...props} />
  </Suspense>
);

export const CalendarView = (props: { readonly calendar: Calendar }) => (
  <Suspense fallback={<TableSkeleton />}>
    <CalendarOfList {...props} />
  </Suspense>
);

/** The map of a list, whose code comes with the first one. */
export const DepartmentMapView = (props: DepartmentMapViewProps) => (
  <Suspense fallback={<TableSkeleton />}>
    <MapOfList {...props} />
  </Suspense>
);
