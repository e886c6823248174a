import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsSomeBack } from '../../access/privacy';
import type { AnyRecord } from '../../language/resourceSchema';
import { COMMENTS_ANCHOR } from '../../protocol/comments';
import { useOffers } from '../access/useOffers';
import type { PanelTab } from '../history/HistoryPanel';
import { useScreen } from '../ScreenContext';

/** What can stand beside a record, and which of it does. */
export interface SideTabs {
  readonly tabs: readonly PanelTab[];
  readonly open: PanelTab | undefined;
  readonly setOpen: (tab: PanelTab | undefined) => void;
}

/** The panel beside a record: an address can open its comments, as the bell's do. */
export function useSideTabs(record: AnyRecord): SideTabs {
  const { schema } = useScreen();
  const { hash, key } = useLocation();
  // The whole history is kept back with a private record, and what is said of it.
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
