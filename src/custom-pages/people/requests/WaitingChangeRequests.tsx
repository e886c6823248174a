import { useTranslate } from 'ra-core';
import { pathOf } from '../../../resources/registry/paths';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import { DecisionLine } from '../../../resources/views/requests/DecisionLine';
import { RequestList } from '../../../resources/views/requests/RequestList';
import { useRequestList } from '../../../resources/views/requests/useRequestList';
import type { WaitingListProps } from '../../../resources/views/requests/waitingList';
import { changeAbout, changeLines } from './changeLines';
import { CHANGE_REQUESTS, type ChangeRequest } from './changeRequest';
import { useRequestNames } from './useRequestNames';

/** Change requests of people's records on the home page, decided as on their own page. */
export default function WaitingChangeRequests({ most }: WaitingListProps) {
  const translate = useTranslate();
  const list = useRequestList<ChangeRequest>(CHANGE_REQUESTS, 'EnAttente', undefined);
  const nameOf = useRequestNames(list.items);
  return (
    <RequestList
      kind={CHANGE_REQUESTS}
      list={{ ...list, hasNextPage: false }}
      most={most}
      // The room of the lines is kept where this list is shown.
      pending={null}
      words="people.requests"
      nameOf={nameOf}
      isClear={() => true}
      linesOf={(request) => changeAbout(request, nameOf(request), translate)}
    >
      {(request, onDecide) => (
        <DecisionLine
          key={request.id}
          who={nameOf(request)}
          title={nameOf(request)}
          to={pathOf(Utilisateurs, 'show', request.utilisateurId)}
          detail={changeLines(request, translate).join(' · ')}
          reason={request.motif}
          since={request.demandeLe}
          onDecide={onDecide}
        />
      )}
    </RequestList>
  );
}
