import { ScreenSkeleton } from '../page/ScreenSkeleton';
import { RecordFailure } from '../page/RecordFailure';
import { useRecord } from '../page/useRecord';
import { RecordDetails } from './RecordDetails';

/** The details page of one record. */
export default function ShowScreen({ id }: { readonly id: string }) {
  const { data, error, refetch } = useRecord(id);
  if (data) return <RecordDetails record={data} />;
  if (error) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  return <ScreenSkeleton screen="show" />;
}
