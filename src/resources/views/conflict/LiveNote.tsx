import { Suspense, useEffect, useState } from 'react';
import type { LiveRow } from '../../live/liveChange';
import type { AnyRecord } from '../../language/resourceSchema';
import { lazyScreen } from '../lazyScreen';
import { onLiveChange } from '../live/liveChanges';
import { useScreen } from '../ScreenContext';
import type { LiveNewsProps } from './LiveNews';

const LiveNews = lazyScreen<LiveNewsProps>(() => import('./LiveNews').then((module) => ({ default: module.LiveNews })));

/** Notes in an open form that another person just saved the record. */
export function LiveNote({ record }: { readonly record: AnyRecord }) {
  const { address } = useScreen();
  const { id } = record;
  const [row, setRow] = useState<LiveRow>();
  useEffect(() => {
    return onLiveChange(({ own, resources }) => {
      const rows = own ? [] : resources.flatMap((one) => one.rows);
      const written = rows.find((one) => one.collection === address && one.id === id);
      if (written) setRow(written);
    });
  }, [address, id]);
  if (!row) return null;
  return (
    <Suspense fallback={null}>
      <LiveNews row={row} record={record} />
    </Suspense>
  );
}
