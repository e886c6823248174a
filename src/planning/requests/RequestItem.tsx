import EventOutlined from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { RequestState } from '../../resources/views/requests/requestKind';
import { RequestEntry } from '../../resources/views/requests/RequestEntry';
import { WithdrawButton } from '../../resources/views/requests/WithdrawButton';
import { useFormats } from '../calendar/useFormats';
import type { Finding } from '../core/finding';
import { NO_FILTERS, planAddress } from '../page/urlState';
import { RequestDoubts } from './RequestDoubts';
import { PLAN_REQUESTS, type PlanRequest } from './requestTypes';
import type { RequestWords } from './useRequestWords';

export interface RequestItemProps {
  readonly request: PlanRequest;
  readonly words: RequestWords;
  /** What the plan says against it. */
  readonly findings?: readonly Finding[];
  /** Absent if the reader may not decide. */
  readonly onDecide?: (etat: Exclude<RequestState, 'EnAttente'>) => void;
  /** The reader's own request, which they may withdraw. */
  readonly isOwn?: boolean;
  /** Called when the link to the plan is followed. */
  readonly onShow?: () => void;
}

const NONE: readonly Finding[] = [];

/** A change request, with a link to its slot in the plan. */
export function RequestItem({ request, words, findings = NONE, onDecide, isOwn = false, onShow }: RequestItemProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { action, utilisateurId } = request;
  const place =
    words.at === undefined
      ? undefined
      : planAddress({ view: 'week', day: dayIndexOf(words.at), filters: { ...NO_FILTERS, people: [utilisateurId] } });
  return (
    <RequestEntry
      request={request}
      title={translate(`planningRequests.${isOwn ? 'ownActions' : 'actions'}.${action}`, { name: words.person })}
      lines={words.lines.map((line) => ({
        ...line,
        label: translate(`planningRequests.lines.${line.name}`),
        isChange: action === 'Modification',
      }))}
      said={(moment) => `${formats.date(dayIndexOf(Date.parse(moment)))}, ${formats.time(Date.parse(moment))}`}
      onDecide={onDecide}
      doubts={<RequestDoubts findings={findings} />}
    >
      {place && (
        <Button
          component={LinkBase}
          to={place}
          onClick={onShow}
          size="small"
          color="inherit"
          startIcon={<EventOutlined />}
          className="list-tool"
        >
          <span className="tool-word">{translate('planningRequests.show')}</span>
        </Button>
      )}
      {isOwn && request.etat === 'EnAttente' && <WithdrawButton kind={PLAN_REQUESTS} request={request} />}
    </RequestEntry>
  );
}
