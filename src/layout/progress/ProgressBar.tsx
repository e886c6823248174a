import { useTranslate } from 'ra-core';
import { useScreenLoading } from '../../resources/views/lazyScreen';
import { BusyLine } from '../../resources/views/page/BusyLine';
import { useDelayed } from './useDelayed';
import { useLastingWork } from './useLastingWork';

/** What is quicker than this needs no bar. */
const PATIENCE = 150;

/** A slim bar at the top while data are read or written, or a screen's code is on its way. */
export function ProgressBar() {
  const translate = useTranslate();
  const isWorking = useLastingWork(PATIENCE);
  const isLoading = useDelayed(useScreenLoading(), PATIENCE);
  if (!isWorking && !isLoading) return null;
  return (
    <BusyLine
      label={translate('shell.progress')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip' }}
    />
  );
}
