import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsSomeBack } from '../../access/privacy';
import type { AnyRecord } from '../../language/resourceSchema';
import { COMMENTS_ANCHOR } from '../../protocol/comments';
import { useOffers } from '../access/useOffers';
import type { PanelTab } from '../history/HistoryPanel';
import { useScreen } from '../ScreenContext';

/** Available side panels, and the open one. */
export interface SideTabs {
  readonly tabs: readonly PanelTab[];
  readonly open: PanelTab | undefined;
  readonly setOpen: (tab: PanelTab | undefined) => void;
}

/** Side panel of a record; the URL's hash can open the comments, as notifications do. */
export function useSideTabs(record: AnyRecord): SideTabs {
  const { schema } = useScreen();
  const { hash, key } = useLocation();
  // A private record hides its whole history and comments.
  const isOpen = !keepsSomeBack(schema, record);
  const offers = useOffers();
  const hasHistory = isOpen && offers.hasTool(schema, 'history');
  const takesComments = isOpen && offers.hasComments(schema);
  const [open, setOpen] = useState<PanelTab>();
  useEffect(() => {
    if (hash === COMMENTS_ANCHOR && takesComments) setOpen('comments');
  }, [hash, key, takesComments]);
  const tabs = [...(takesComments ? (['comments'] as const) : []), ...(hasHistory ? (['history'] as const) : [])];
  return { tabs, open: open && tabs.includes(open) ? open : undefined, setOpen };
}
