import { useCanAccess } from 'ra-core';
import { useState } from 'react';
import { RecordFailure } from '../page/RecordFailure';
import { ScreenSkeleton } from '../page/ScreenSkeleton';
import { useRecord } from '../page/useRecord';
import { useScreen } from '../ScreenContext';
import ShowScreen from '../show/ShowScreen';
import { EditForm } from './EditForm';

/** The screen that changes a record. Whoever may open it without the right to change anything reads the record. */
export default function EditScreen({ id }: { readonly id: string }) {
  const { address } = useScreen();
  const { canAccess, isPending } = useCanAccess({ resource: address, action: 'edit' });
  if (isPending) return <ScreenSkeleton screen="edit" />;
  return canAccess ? <EditRecord id={id} /> : <ShowScreen id={id} />;
}

/** It waits for the record as it is now, not as the list had it. */
function EditRecord({ id }: { readonly id: string }) {
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
