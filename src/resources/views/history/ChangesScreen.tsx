import { useSearchParams } from 'react-router-dom';
import { ChangeSetDetail } from './ChangeSetDetail';
import { ChangeSetList } from './ChangeSetList';
import { RequireHistory } from './RequireHistory';
import { SET_PARAMETER } from './setPath';

/** The change sets that touched a collection; one of them in detail where the address names it. */
export default function ChangesScreen() {
  const [parameters] = useSearchParams();
  const id = Number(parameters.get(SET_PARAMETER) ?? '');
  return (
    <RequireHistory>
      {/* The key: another one starts with nothing chosen. */}
      {Number.isSafeInteger(id) && id > 0 ? <ChangeSetDetail key={id} id={id} /> : <ChangeSetList />}
    </RequireHistory>
  );
}
