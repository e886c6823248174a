import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { DecisionLine } from '../../resources/views/requests/DecisionLine';
import { RequestList } from '../../resources/views/requests/RequestList';
import { useRequestList } from '../../resources/views/requests/useRequestList';
import type { WaitingListProps } from '../../resources/views/requests/waitingList';
import { NO_FILTERS, planAddress } from '../page/urlState';
import { nearestFirst } from './nearestFirst';
import { requestAbout } from './requestAbout';
import { RequestDoubts } from './RequestDoubts';
import { inWords } from './requestLines';
import { PLAN_REQUESTS, type PlanRequest } from './requestTypes';
import { useAvailability } from './useAvailability';
import { useRequestFindings } from './useRequestFindings';
import { useRequestWords } from './useRequestWords';

/** Change requests of plans on the home page, the nearest day first, decided as on their own page. */
export default function WaitingPlans({ most }: WaitingListProps) {
  const translate = useTranslate();
  const list = useRequestList<PlanRequest>(PLAN_REQUESTS, 'EnAttente', undefined);
  const wordsOf = useRequestWords(list.items);
  const { findingsOf, checkedOf, isComing, isChecking } = useRequestFindings(list.items);
  const availabilityOf = useAvailability();
  const [now] = useState(Date.now);
  const items = nearestFirst(list.items, (request) => wordsOf(request).at, now);
  return (
    <RequestList
      kind={PLAN_REQUESTS}
      list={{ ...list, items, hasNextPage: false }}
      most={most}
      // The room of the lines is kept where this list is shown.
      pending={null}
      words="planningRequests"
      nameOf={(request) => wordsOf(request).person}
      linesOf={(request) => requestAbout(request, wordsOf(request), translate)}
      doubtsOf={(request) => <RequestDoubts findings={checkedOf(request)} />}
      isClear={(request) => !isComing && !isChecking(request) && findingsOf(request).length === 0}
      // Their order depends on the slots, and whether one click accepts them on the checks.
      isNaming={isComing || items.some((request) => wordsOf(request).isComing)}
    >
      {(request, onDecide) => {
        const { person, lines, at } = wordsOf(request);
        const filters = { ...NO_FILTERS, people: [request.utilisateurId] };
        return (
          <DecisionLine
            key={request.id}
            who={person}
            title={translate(`planningRequests.actions.${request.action}`, { name: person })}
            to={at === undefined ? undefined : planAddress({ view: 'week', day: dayIndexOf(at), filters })}
            detail={lines.map(inWords).join(' · ')}
            note={availabilityOf(checkedOf(request))}
            reason={request.motif}
            since={request.demandeLe}
            onDecide={onDecide}
          />
        );
      }}
    </RequestList>
  );
}
