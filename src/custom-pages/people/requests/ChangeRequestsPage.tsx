// Hand-written: a request is decided beside the values that it would change, which a declared list cannot show.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCanAccess, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RecordPicker } from '../../../resources/fields/shared/references/RecordPicker';
import { pathOf } from '../../../resources/registry/paths';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import { RequestList } from '../../../resources/views/requests/RequestList';
import { RequestStateTabs, useRequestState } from '../../../resources/views/requests/RequestStateTabs';
import { useRequestList } from '../../../resources/views/requests/useRequestList';
import { PageTitle } from '../../../resources/views/page/PageTitle';
import { changeAbout } from './changeLines';
import { CHANGE_REQUESTS, type ChangeRequest } from './changeRequest';
import { ChangeRequestItem } from './ChangeRequestItem';
import { useRequestNames } from './useRequestNames';

/** Change requests of people's records, to accept or refuse (`/demandes-modifications`). */
export default function ChangeRequestsPage() {
  const translate = useTranslate();
  const [etat, setState] = useRequestState();
  const [personId, setPersonId] = useState<number>();
  const list = useRequestList<ChangeRequest>(CHANGE_REQUESTS, etat, personId);
  const { total: waiting } = useRequestList<ChangeRequest>(CHANGE_REQUESTS, 'EnAttente', personId);
  const { canAccess: mayDecide = false } = useCanAccess({ resource: Utilisateurs.name, action: 'edit' });
  const nameOf = useRequestNames(list.items);
  return (
    <>
      <PageTitle title={translate('people.requests.title')} help={translate('people.requests.help')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <RequestStateTabs state={etat} onState={setState} waiting={waiting} />
        <Box sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 280 } }}>
          <RecordPicker
            resource={Utilisateurs.name}
            value={personId ?? null}
            onChange={([id]) => setPersonId(id)}
            textField={{ label: translate('people.requests.person') }}
          />
        </Box>
      </Box>
      <RequestList
        kind={CHANGE_REQUESTS}
        list={list}
        words="people.requests"
        nameOf={nameOf}
        linesOf={(request) => changeAbout(request, nameOf(request), translate)}
      >
        {(request, onDecide) => (
          <ChangeRequestItem
            key={request.id}
            request={request}
            title={
              <Link component={RouterLink} to={pathOf(Utilisateurs, 'show', request.utilisateurId)} color="inherit">
                {nameOf(request)}
              </Link>
            }
            onDecide={mayDecide ? onDecide : undefined}
          />
        )}
      </RequestList>
    </>
  );
}
