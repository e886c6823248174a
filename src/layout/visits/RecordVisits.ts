import { useRecordVisits } from './useRecordVisits';

/** Remembers visits beside the frame: what it stores draws nothing around it again. */
export function RecordVisits() {
  useRecordVisits();
  return null;
}
