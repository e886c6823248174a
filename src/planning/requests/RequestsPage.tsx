// Hand-written: a request is decided beside the slot that it would change; the declaration language has no such pair.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { RequestList } from '../../resources/views/requests/RequestList';
import { RequestStateTabs, useRequestState } from '../../resources/views/requests/RequestStateTabs';
import { useRequestList } from '../../resources/views/requests/useRequestList';
import { PeopleField } from '../exports/PeopleField';
import { nearestFirst } from './nearestFirst';
import { requestAbout } from './requestAbout';
import { RequestDoubts } from './RequestDoubts';
import { RequestItem } from './RequestItem';
import { PLAN_REQUESTS, type PlanRequest } from './requestTypes';
import { useRequestFindings } from './useRequestFindings';
import { useRequestWords } from './useRequestWords';

/** Change requests of plans, to accept or refuse. */
export default function RequestsPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('planningRequests.title'));
  const [etat, setState] = useRequestState();
  const [personId, setPersonId] = useState<number>();
  const list = useRequestList<PlanRequest>(PLAN_REQUESTS, etat, personId);
  const { total: waiting } = useRequestList<PlanRequest>(PLAN_REQUESTS, 'EnAttente', personId);
  const wordsOf = useRequestWords(list.items);
  const { findingsOf, checkedOf, isComing } = useRequestFindings(list.items);
  const [now] = useState(Date.now);
  // Pending ones by their day, as on the home page.
  const items = etat === 'EnAttente' ? nearestFirst(list.items, (one) => wordsOf(one).at, now) : list.items;
  return (
    <>
      <Box component="header" sx={{ mb: 2 }}>
        <Typography variant="h1">{translate('planningRequests.title')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {translate('planningRequests.help')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <RequestStateTabs state={etat} onState={setState} waiting={waiting} />
        <Box sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 280 } }}>
          <PeopleField
            label={translate('planningRequests.person')}
            ids={personId === undefined ? [] : [personId]}
            onIds={([id]) => setPersonId(id)}
          />
        </Box>
      </Box>
      <RequestList
        kind={PLAN_REQUESTS}
        list={{ ...list, items }}
        words="planningRequests"
        nameOf={(request) => wordsOf(request).person}
        linesOf={(request) => requestAbout(request, wordsOf(request), translate)}
        doubtsOf={(request) => <RequestDoubts findings={checkedOf(request)} />}
        isNaming={isComing || list.items.some((request) => wordsOf(request).isComing)}
      >
        {(request, onDecide) => (
          <RequestItem
            key={request.id}
            request={request}
            words={wordsOf(request)}
            findings={findingsOf(request)}
            onDecide={onDecide}
          />
        )}
      </RequestList>
    </>
  );
}
