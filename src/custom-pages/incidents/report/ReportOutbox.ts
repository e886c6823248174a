import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../../resources/views/page/useOnline';
import { useOutboxSender } from './useOutbox';

/** Milliseconds between attempts while the device is online but the API does not answer. */
const AGAIN = 30_000;

/** Sends waiting reports from any page, as soon as the device is online. */
export function ReportOutbox() {
  const notify = useNotify();
  const isOnline = useOnline();
  const { waiting, count, sendAll } = useOutboxSender();
  const send = useEffectEvent(async () => {
    const { sent, refused } = await sendAll(waiting);
    if (sent > 0) notify('incidents.report.keptSent', { type: 'success', messageArgs: { smart_count: sent } });
    if (refused > 0) notify('incidents.report.keptRefused', { type: 'warning', messageArgs: { smart_count: refused } });
  });
  useEffect(() => {
    if (!isOnline || count === 0) return;
    void send();
    const timer = setInterval(() => void send(), AGAIN);
    return () => clearInterval(timer);
  }, [isOnline, count]);
  return null;
}
