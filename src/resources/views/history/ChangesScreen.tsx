import { useSearchParams } from 'react-router-dom';
import { ChangeSetDetail } from './ChangeSetDetail';
import { ChangeSetList } from './ChangeSetList';
import { RequireHistory } from './RequireHistory';
import { SET_PARAMETER } from './setPath';

/** Change sets of a collection, or a single one if the address names it. */
export default function ChangesScreen() {
  const [parameters] = useSearchParams();
  const id = Number(parameters.get(SET_PARAMETER) ?? '');
  return (
    <RequireHistory>
      {/* The key resets the selection for another change set. */}
      {Number.isSafeInteger(id) && id > 0 ? <ChangeSetDetail key={id} id={id} /> : <ChangeSetList />}
    </RequireHistory>
  );
}
