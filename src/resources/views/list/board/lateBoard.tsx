import { Suspense } from 'react';
import { lazyScreen } from '../../lazyScreen';
import { TableSkeleton } from '../table/TableSkeleton';
import type { BoardViewProps } from './BoardView';
import type { PresentationChoiceProps } from './PresentationChoice';

const Choice = lazyScreen<PresentationChoiceProps>(() =>
  import('./PresentationChoice').then((module) => ({ default: module.PresentationChoice })),
);
const Board = lazyScreen<BoardViewProps>(() => import('./BoardView').then((module) => ({ default: module.BoardView })));

/** What chooses how a list is shown; few lists have the choice, and the others do not load it. */
export const PresentationChoice = (props: PresentationChoiceProps) => (
  <Suspense fallback={null}>
    <Choice {...props} />
  </Suspense>
);

/** The board of a list, whose code comes with the first one. */
export const BoardView = (props: BoardViewProps) => (
  <Suspense fallback={<TableSkeleton />}>
    <Board {...props} />
  </Suspense>
);
