// A request is decided on beside the slot that it would change: the declaration language has no such pair.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { MessagePanel } from '../../resources/views/page/MessagePanel';
import { FieldsSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { DecisionDialog } from './DecisionDialog';
import { RequestItem } from './RequestItem';
import { REQUEST_LIST } from './requestListStyle';
import { REQUEST_STATES, type RequestState } from './requestTypes';
import { useDecision, type Decision } from './useDecision';
import { PeopleField } from '../exports/PeopleField';
import { useRequestList } from './useRequestList';
import { useRequestWords } from './useRequestWords';

const ALL = 'toutes';

const stateIn = (text: string | null): RequestState | undefined =>
  text === ALL ? undefined : (REQUEST_STATES.find((state) => state === text) ?? 'EnAttente');

/** What people ask to have changed in their plans, to be accepted or refused. */
export default function RequestsPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('planningRequests.title'));
  const [parameters, setParameters] = useSearchParams();
  const etat = stateIn(parameters.get('etat'));
  const [personId, setPersonId] = useState<number>();
  const list = useRequestList(etat, personId);
  const wordsOf = useRequestWords(list.items);
  const [asked, setAsked] = useState<Pick<Decision, 'request' | 'etat'>>();
  const decision = useDecision(() => setAsked(undefined));
  const close = () => {
    setAsked(undefined);
    decision.reset();
  };
  return (
    <>
      <Box component="header" sx={{ mb: 2 }}>
        <Typography variant="h1">{translate('planningRequests.title')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {translate('planningRequests.help')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Tabs
          value={etat ?? ALL}
          onChange={(_event, next: string) =>
            setParameters(next === 'EnAttente' ? {} : { etat: next }, { replace: true })
          }
          aria-label={translate('planningRequests.byState')}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          {[...REQUEST_STATES, ALL].map((state) => (
            <Tab key={state} value={state} label={translate(`planningRequests.tabs.${state}`)} />
          ))}
        </Tabs>
        <Box sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 280 } }}>
          <PeopleField
            label={translate('planningRequests.person')}
            ids={personId === undefined ? [] : [personId]}
            onIds={([id]) => setPersonId(id)}
          />
        </Box>
      </Box>
      {list.needsPerson && (
        <Paper variant="outlined">
          <MessagePanel
            title={translate('planningRequests.choose.title')}
            text={translate('planningRequests.choose.text')}
          />
        </Paper>
      )}
      {Boolean(list.error) && <FailureAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.isLoading && <FieldsSkeleton />}
      {list.data && list.items.length === 0 && (
        <Paper variant="outlined">
          <MessagePanel
            title={translate('planningRequests.empty.title')}
            text={translate('planningRequests.empty.text')}
          />
        </Paper>
      )}
      {list.items.length > 0 && (
        <Paper component="ol" variant="outlined" aria-label={translate('planningRequests.title')} sx={REQUEST_LIST}>
          {list.items.map((request) => (
            <RequestItem
              key={request.id}
              request={request}
              words={wordsOf(request)}
              onDecide={(state) => setAsked({ request, etat: state })}
            />
          ))}
        </Paper>
      )}
      {list.hasNextPage && (
        <Button
          sx={{ mt: 1.5 }}
          variant="outlined"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {translate('planningRequests.more', { smart_count: list.total - list.items.length })}
        </Button>
      )}
      {asked && (
        <DecisionDialog
          asked={asked}
          name={wordsOf(asked.request).person}
          isPending={decision.isPending}
          error={decision.error}
          onDecide={decision.mutate}
          onCancel={close}
        />
      )}
    </>
  );
}
