import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../../resources/views/page/useOnline';
import { useOutboxSender } from './useOutbox';

/** Milliseconds between attempts, where the device has a network and the API did not answer. */
const AGAIN = 30_000;

/** Sends the reports that wait on this device, on whatever page the person is, as soon as there is a network. */
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
