import { numbersIn } from '../../resources/common/narrow';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { ChoicesInput } from './ChoicesInput';
import type { NoticeKind } from './notice';
import { useNoticeChoices } from './useNoticeChoices';

interface AudienceFieldsProps {
  readonly kind: NoticeKind;
  readonly isBusy: boolean;
}

/** Functions and groups that a notice is addressed to, limited by the settings of its kind of target. */
export function AudienceFields({ kind, isBusy }: AudienceFieldsProps) {
  const translate = useTranslate();
  const [functionIds, groupIds] = useWatch({ name: ['fonctionsAllowed', 'groupesAllowed'] }) as readonly unknown[];
  const functions = useNoticeChoices('droits', kind, numbersIn(functionIds));
  const groups = useNoticeChoices('groupes', kind, numbersIn(groupIds));
  const error = functions.error ?? groups.error;
  return (
    <>
      {error && (
        <FailureAlert
          error={error}
          onRetry={() => {
            functions.retry();
            groups.retry();
          }}
        />
      )}
      <ChoicesInput
        source="fonctionsAllowed"
        label={translate('notices.functions')}
        choices={functions.choices}
        refusal="notices.oneFunction"
        disabled={isBusy}
      />
      <ChoicesInput
        source="groupesAllowed"
        label={translate('notices.groups')}
        choices={groups.choices}
        refusal="notices.oneGroup"
        disabled={isBusy}
      />
    </>
  );
}
