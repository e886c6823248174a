import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useBackToList } from '../list/place/useBackToList';
import { FailureAlert } from './FailureAlert';
import { MessagePanel } from './MessagePanel';
import { PageHeader } from './PageHeader';
import { problemOf } from './problemOf';

export interface RecordFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function RecordFailure({ error, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  const back = useBackToList();
  const title = translate('screens.record.notFound.title');
  const isMissing = problemOf(error).status === 404;
  return (
    <>
      <PageHeader
        title={isMissing ? title : translate('screens.record.unreadable')}
        crumb={translate('screens.record.unknown')}
      />
      {isMissing ? (
        <MessagePanel title={title} text={translate('screens.record.notFound.text')}>
          <Button component={LinkBase} {...back} variant="outlined" size="small">
            {translate('screens.actions.backToList')}
          </Button>
        </MessagePanel>
      ) : (
        <FailureAlert error={error} onRetry={onRetry} />
      )}
    </>
  );
}
