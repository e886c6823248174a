import { dateFormat } from '../../../resources/common/dateFormat';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useRegion } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { fieldKey } from '../../../resources/registry/translationKeys';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import type { RequestState } from '../../../resources/views/requests/requestKind';
import { RequestEntry } from '../../../resources/views/requests/RequestEntry';
import { WithdrawButton } from '../../../resources/views/requests/WithdrawButton';
import { shownValue } from './changeLines';
import { CHANGE_REQUESTS, type ChangeRequest } from './changeRequest';

interface ChangeRequestItemProps {
  readonly request: ChangeRequest;
  readonly title: ReactNode;
  /** The reader's own request, which they may withdraw. */
  readonly isOwn?: boolean;
  /** Absent if the reader may not decide. */
  readonly onDecide?: ((etat: Exclude<RequestState, 'EnAttente'>) => void) | undefined;
}

/** A request to change a person's record, field by field. */
export function ChangeRequestItem({ request, title, isOwn = false, onDecide }: ChangeRequestItemProps) {
  const translate = useTranslate();
  const region = useRegion();
  // As in requests on plans.
  const moment = dateFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <RequestEntry
      request={request}
      title={title}
      lines={request.modifications.map((one) => ({
        name: one.champ,
        label: translate(fieldKey(Utilisateurs, one.champ)),
        before: shownValue(one, one.avant),
        after: shownValue(one, one.apres),
        isChange: true,
      }))}
      said={(when) => moment.format(new Date(when))}
      onDecide={onDecide}
    >
      {isOwn && request.etat === 'EnAttente' && <WithdrawButton kind={CHANGE_REQUESTS} request={request} />}
    </RequestEntry>
  );
}
