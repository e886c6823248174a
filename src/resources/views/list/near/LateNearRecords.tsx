import { Suspense } from 'react';
import { useAllowed } from '../../access/useAllowed';
import { lazyScreen } from '../../lazyScreen';
import { needing } from '../../Needs';
import type { NearRecordsProps } from './NearRecords';

const NearRecords = lazyScreen<NearRecordsProps>(() => import('./NearRecords'));

/** Shorter searches resemble too much. */
const SHORTEST = 3;

/** Lazy, because few searches find nothing. Needs a search that forgives typing errors. */
export const LateNearRecords = needing('globalSearch', function NearOnes({ search }: NearRecordsProps) {
  const canShow = useAllowed('show');
  if (!canShow || search.trim().length < SHORTEST) return null;
  return (
    <Suspense fallback={null}>
      <NearRecords search={search} />
    </Suspense>
  );
});
