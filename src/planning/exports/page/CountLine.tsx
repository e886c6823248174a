import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { useNumberFormat } from '../../../resources/views/page/useNumberFormat';
import { MOST_SLOTS } from '../../core/slotCalls';
import type { useSlotCount } from './useSlotCount';

/** The number of slots in the file, updated with each choice. */
export function CountLine({ data, error, isFetching, refetch }: ReturnType<typeof useSlotCount>) {
  const translate = useTranslate();
  const format = useNumberFormat();
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  const isKnown = data !== undefined && !isFetching;
  const words = () => {
    if (!isKnown) return translate('planningExports.page.counting');
    if (data === 0) return translate('planningExports.page.nothing');
    return translate('planningExports.page.count', { smart_count: data, count: format(data) });
  };
  if (isKnown && data > MOST_SLOTS)
    return (
      <Alert severity="warning">
        {translate('planningExports.page.tooMany', { count: format(data), most: format(MOST_SLOTS) })}
      </Alert>
    );
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {words()}
    </Typography>
  );
}
