import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { FailureAlert } from '../page/FailureAlert';
import { MessagePanel } from '../page/MessagePanel';
import { FieldsSkeleton } from '../page/ScreenSkeleton';
import { AcceptAll } from './AcceptAll';
import { AnsweredContext } from './AnsweredContext';
import { DecisionDialog } from './DecisionDialog';
import { DecisionList } from './DecisionList';
import type { AnyRequest, RequestKind, RequestState } from './requestKind';
import { useHeldDecision } from './useHeldDecision';
import { useHeldRequests } from './useHeldRequests';
import { useDecision, type RequestDecision } from './useDecision';
import type { useRequestList } from './useRequestList';

interface RequestListProps<Request extends AnyRequest> {
  readonly kind: RequestKind;
  readonly list: ReturnType<typeof useRequestList<Request>>;
  /** Translation prefix: `title`, `choose`, `empty`, `accept`, `refuse`, `done`. */
  readonly words: string;
  readonly nameOf: (request: Request) => string;
  readonly linesOf?: (request: Request) => readonly string[];
  /** What speaks for or against accepting a request, in the dialog that decides it. */
  readonly doubtsOf?: (request: Request) => ReactNode;
  /** Nothing has to be asked before the request is accepted: one click does it, and offers to undo it. */
  readonly isClear?: (request: Request) => boolean;
  /** At most so many are shown. */
  readonly most?: number;
  /** True while names load; the list waits for them, so that nothing shifts. */
  readonly isNaming?: boolean;
  /** Shown while the list loads; lines of fields by default. */
  readonly pending?: ReactNode;
  readonly children: (request: Request, onDecide: (etat: Exclude<RequestState, 'EnAttente'>) => void) => ReactNode;
}

export function RequestList<Request extends AnyRequest>({
  kind,
  list,
  words,
  nameOf,
  linesOf,
  doubtsOf,
  isClear = () => false,
  most,
  isNaming = false,
  pending = <FieldsSkeleton />,
  children,
}: RequestListProps<Request>) {
  const [wasShown, setShown] = useState(false);
  const held = useHeldRequests(kind.name);
  const hold = useHeldDecision(kind);
  // Of a few, an answered one keeps its place until its answer is sent: the next must not slide below the pointer.
  const keepsPlaces = most !== undefined;
  const items = list.items.filter(({ id }) => keepsPlaces || !held.has(id)).slice(0, most);
  const waiting = items.filter(({ id }) => !held.has(id));
  const clear = waiting.filter(isClear);
  const isComing = isNaming && !wasShown && list.items.length > 0;
  if (list.items.length > 0 && !isComing && !wasShown) setShown(true);
  const translate = useTranslate();
  const [asked, setAsked] = useState<Pick<RequestDecision<Request>, 'request' | 'etat'>>();
  const decision = useDecision(kind, `${words}.done`, () => setAsked(undefined));
  const panel = (name: 'choose' | 'empty') => (
    <Paper variant="outlined">
      <MessagePanel title={translate(`${words}.${name}.title`)} text={translate(`${words}.${name}.text`)} />
    </Paper>
  );
  return (
    <>
      {list.needsPerson && panel('choose')}
      {Boolean(list.error) && <FailureAlert error={list.error} onRetry={() => void list.refetch()} />}
      {(list.isLoading || isComing) && (
        <div role="status" aria-label={translate('screens.page.loading')}>
          {pending}
        </div>
      )}
      {list.data && items.length === 0 && panel('empty')}
      {items.length > 0 && !isComing && (
        <DecisionList label={translate(`${words}.title`)}>
          {items.map((request) => (
            <AnsweredContext key={request.id} value={held.get(request.id)}>
              {children(request, (etat) =>
                etat === 'Acceptee' && isClear(request)
                  ? hold({ request, etat, reponse: '' })
                  : setAsked({ request, etat }),
              )}
            </AnsweredContext>
          ))}
        </DecisionList>
      )}
      {!isComing && (
        <AcceptAll
          clear={clear.length}
          waiting={waiting.length}
          onAccept={() => hold(...clear.map((request) => ({ request, etat: 'Acceptee' as const, reponse: '' })))}
        />
      )}
      {list.hasNextPage && (
        <Button
          sx={{ mt: 1.5 }}
          variant="outlined"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {translate('requests.more', { smart_count: list.total - list.items.length })}
        </Button>
      )}
      {asked && (
        <DecisionDialog
          asked={asked}
          words={words}
          name={nameOf(asked.request)}
          about={linesOf?.(asked.request)}
          doubts={doubtsOf?.(asked.request)}
          isPending={decision.isPending}
          error={decision.error}
          // An acceptance may be refused by the API, so that its dialog stays until the answer.
          onDecide={(given) => {
            if (given.etat === 'Acceptee') return decision.mutate(given);
            hold(given);
            setAsked(undefined);
          }}
          onCancel={() => {
            setAsked(undefined);
            decision.reset();
          }}
        />
      )}
    </>
  );
}
