import { useOffers } from '../access/useOffers';
import { RecordFailure } from '../page/RecordFailure';
import { ScreenSkeleton } from '../page/ScreenSkeleton';
import { useRecord } from '../page/useRecord';
import { useScreen } from '../ScreenContext';
import { RecordDetails } from './RecordDetails';
import { useSummary } from './summary/useSummary';
import { UnreadScreen } from './UnreadScreen';

export default function ShowScreen({ id }: { readonly id: string }) {
  const { schema } = useScreen();
  const { reads } = useOffers();
  const isBlind = schema.operations.list === 'single' && !reads(schema);
  return isBlind ? <UnreadScreen id={id} /> : <ReadScreen id={id} />;
}

/** Fetches record and summary in parallel. */
function ReadScreen({ id }: { readonly id: string }) {
  const { data, error, isPartial, refetch } = useRecord(id);
  const resume = useSummary(id);
  if (data) return <RecordDetails record={data} isPartial={isPartial} resume={resume} />;
  if (error) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  return <ScreenSkeleton screen="show" />;
}
