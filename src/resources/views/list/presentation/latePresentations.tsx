import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { Calendar } from '../../../language/calendar';
import { lazyScreen } from '../../lazyScreen';
import type { BoardViewProps } from '../board/BoardView';
import type { DepartmentMapViewProps } from '../map/DepartmentMapView';
import { TableSkeleton } from '../table/TableSkeleton';
import type { PresentationState } from './usePresentation';

const Choice = lazyScreen<PresentationState>(() =>
  import('./PresentationChoice').then((module) => ({ default: module.PresentationChoice })),
);
const Board = lazyScreen<BoardViewProps>(() =>
  import('../board/BoardView').then((module) => ({ default: module.BoardView })),
);
const CalendarOfList = lazyScreen<{ readonly calendar: Calendar }>(() => import('../calendar/CalendarView'));
const MapOfList = lazyScreen<DepartmentMapViewProps>(() => import('../map/DepartmentMapView'));

/** Pixels of one icon of the choice. */
const ICON_WIDTH = 35;

const ROOM = { display: 'inline-block', height: 26, mr: 1, verticalAlign: 'middle' } as const;

/** Lazy, because few lists have several presentations. Its icons' width is reserved, so that the filters stay in place. */
export const PresentationChoice = (props: PresentationState) => (
  <Suspense fallback={<Box sx={{ ...ROOM, width: props.offered.length * ICON_WIDTH }} />}>
    <Choice {...props} />
  </Suspense>
);

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
