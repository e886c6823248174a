import { useOffers } from '../../access/useOffers';
import { useNumberFormat } from '../../page/useNumberFormat';
import { useListCount } from '../state/useListTotal';

/** How many records of the list have a value, whatever is chosen for its field now. */
export function ValueCount({ field, value }: { readonly field: string; readonly value: string }) {
  const { filters } = useOffers();
  const format = useNumberFormat();
  const total = useListCount(filters, { field, operator: 'equals', value }, field);
  return total === undefined ? null : format(total);
}
