import { useRecordVisits } from './useRecordVisits';

/** A component of its own, so that storing a visit renders nothing else. */
export function RecordVisits() {
  useRecordVisits();
  return null;
}
