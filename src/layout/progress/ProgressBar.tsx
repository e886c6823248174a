import { useTranslate } from 'ra-core';
import { useScreenLoading } from '../../resources/views/lazyScreen';
import { BusyLine } from '../../resources/views/page/BusyLine';
import { useDelayed } from './useDelayed';
import { useLastingWork } from './useLastingWork';

/** Milliseconds before the bar appears. */
const PATIENCE = 150;

/** A thin bar at the top during requests, and while a screen's code loads. */
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
