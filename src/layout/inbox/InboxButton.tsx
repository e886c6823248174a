import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import { INBOX_READ, isUnread } from '../../portal/inbox';
import { CountBadge } from '../../resources/views/page/CountBadge';
import { usePreferenceWriter } from '../../resources/views/access/usePreferenceWriter';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { InboxListProps } from './InboxList';
import { BarButton } from '../bar/BarButton';
import { belowBar } from '../bar/belowBar';
import { useInbox } from './useInbox';
import { usePageActions } from '../../resources/views/page/pageActions';
import { useWasOpened } from '../../resources/views/page/useWasOpened';

const InboxList = lazyScreen<InboxListProps>(() =>
  import('./InboxList').then((module) => ({ default: module.InboxList })),
);

/** A bell with the number of waiting items; hidden if the API does not provide the inbox. */
export function InboxButton() {
  const translate = useTranslate();
  const inbox = useInbox();
  const write = usePreferenceWriter();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasOpened(anchor !== null);
  // Items that were new at opening stay marked while the list is open.
  const [since, setSince] = useState<string | null>();
  const button = useRef<HTMLButtonElement>(null);
  const { isOffered, count, readAt, answers, notifications } = inbox;
  const label = count > 0 ? translate('shell.inbox.count', { smart_count: count }) : translate('shell.inbox.title');
  const open = (element: HTMLElement) => {
    setSince(readAt);
    setAnchor(element);
    const [latest] = [...answers, ...notifications].map(({ date }) => date).toSorted((a, b) => b.localeCompare(a));
    // If storing fails, the items simply stay new.
    if (readAt !== null && latest !== undefined && isUnread({ date: latest }, readAt))
      void write(INBOX_READ, latest).catch(() => undefined);
  };
  const close = () => setAnchor(null);
  const action = {
    name: 'inbox',
    label: translate('shell.inbox.title'),
    synonyms: translate('shell.inbox.synonyms'),
    icon: <NotificationsOutlined />,
    isEverywhere: true,
    onChoose: () => button.current && open(button.current),
  } as const;
  usePageActions(isOffered ? [action] : []);
  if (!isOffered) return null;
  return (
    <>
      <BarButton ref={button} label={label} popup="dialog" isOpen={anchor !== null} onPress={open}>
        {count > 0 ? (
          <CountBadge count={count}>
            <NotificationsOutlined fontSize="small" />
          </CountBadge>
        ) : (
          <NotificationsOutlined fontSize="small" />
        )}
      </BarButton>
      {wasOpened && (
        <Popover
          open={anchor !== null}
          anchorEl={anchor && belowBar(anchor, 'bar')}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': translate('shell.inbox.title'),
              sx: {
                width: 400,
                maxWidth: 'calc(100vw - 32px)',
                // At the end of the rail: it grows upwards when its lines arrive.
                ...(anchor?.closest('.is-rail') && { top: 'auto !important', bottom: 12 }),
              },
            },
          }}
        >
          <Suspense fallback={<Box sx={{ height: 120 }} />}>
            <InboxList
              waiting={inbox.waiting}
              oldestMonth={inbox.oldestMonth}
              answers={answers}
              notifications={notifications}
              readAt={since}
              onFollow={close}
            />
          </Suspense>
        </Popover>
      )}
    </>
  );
}
