import type { ChangeRowEntry } from '../../changes/changes';
import type { ResolvedAddress } from '../../registry/registry';
import { useNaming } from '../naming/useNaming';
import { useRegistry } from '../RegistryContext';
import { recordedPlace, recordedRecord } from './recordedPlace';

export function RecordedName({ row }: { readonly row: ChangeRowEntry }) {
  const place = recordedPlace(useRegistry(), row);
  return place ? <Name row={row} place={place} /> : `#${row.id}`;
}

function Name({ row, place }: { readonly row: ChangeRowEntry; readonly place: ResolvedAddress }) {
  const record = recordedRecord(row);
  return useNaming(place, [record])(record);
}
