import { useState } from 'react';
import { RecordFailure } from '../page/RecordFailure';
import { ScreenSkeleton } from '../page/ScreenSkeleton';
import { useRecord } from '../page/useRecord';
import { EditForm } from './EditForm';

/** The screen that changes a record. It waits for the record as it is now, not as the list had it. */
export default function EditScreen({ id }: { readonly id: string }) {
  const { data, error, isFetchedAfterMount, refetch } = useRecord(id, { fresh: true });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((current) => current + 1);
  };
  if (error && !data) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <ScreenSkeleton screen="edit" />;
  return <EditForm key={round} record={data} onReload={() => void reload()} />;
}
