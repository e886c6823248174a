import { useOffers } from '../access/useOffers';
import { RecordFailure } from '../page/RecordFailure';
import { ScreenSkeleton } from '../page/ScreenSkeleton';
import { useRecord } from '../page/useRecord';
import { useScreen } from '../ScreenContext';
import { RecordDetails } from './RecordDetails';
import { useSummary } from './summary/useSummary';
import { UnreadScreen } from './UnreadScreen';

/** The details page of one record; the one below a parent may be there only to be written. */
export default function ShowScreen({ id }: { readonly id: string }) {
  const { schema } = useScreen();
  const { reads } = useOffers();
  const isBlind = schema.operations.list === 'single' && !reads(schema);
  return isBlind ? <UnreadScreen id={id} /> : <ReadScreen id={id} />;
}

/** What hangs below a record is asked for together with it. */
function ReadScreen({ id }: { readonly id: string }) {
  const { data, error, isPartial, refetch } = useRecord(id);
  const resume = useSummary(id);
  if (data) return <RecordDetails record={data} isPartial={isPartial} resume={resume} />;
  if (error) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  return <ScreenSkeleton screen="show" />;
}
