import { Suspense } from 'react';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { RemovalQuestionProps } from '../slotForm/RemovalQuestion';

const RemovalQuestion = lazyScreen<RemovalQuestionProps>(() => import('../slotForm/RemovalQuestion'));

/** Loads the question about a series on first use. */
export const SeriesRemoval = (props: RemovalQuestionProps) => (
  <Suspense fallback={<DialogComing />}>
    <RemovalQuestion {...props} />
  </Suspense>
);
