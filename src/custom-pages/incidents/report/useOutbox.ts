import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetReport, keptReports, onOutboxChange, type KeptReport } from './outbox';
import { sendReport } from './sendReport';

const KEY = 'kept-reports';
const NONE: readonly KeptReport[] = [];

/** The reports of the person that wait on this device. */
function useKeptReports(): readonly KeptReport[] {
  const { identity } = useGetIdentity();
  const client = useQueryClient();
  const personId = identity && String(identity.id);
  const { data = NONE } = useQuery({
    queryKey: [KEY, personId],
    queryFn: () => keptReports(personId ?? ''),
    enabled: personId !== undefined,
    // The device answers, whatever the network does.
    networkMode: 'always',
  });
  useEffect(() => {
    return onOutboxChange(() => void client.invalidateQueries({ queryKey: [KEY] }));
  }, [client]);
  return data;
}

/** Sends what waits: now, and whenever the network comes back. @returns how to send it at once, and what goes on */
export function useOutboxSender() {
  const provider = useDataProvider();
  const reports = useKeptReports();
  const [isSending, setSending] = useState(false);
  const running = useRef(false);
  const waiting = reports.filter(({ refusal }) => refusal === undefined);
  const count = waiting.length;

  const sendAll = useCallback(
    async (some: readonly KeptReport[]) => {
      if (running.current) return 0;
      running.current = true;
      setSending(true);
      let sent = 0;
      try {
        for (const report of some) {
          const { state } = await sendReport(provider, report);
          if (state === 'waiting') break;
          if (state === 'sent') sent += 1;
        }
      } finally {
        running.current = false;
        setSending(false);
      }
      return sent;
    },
    [provider],
  );
  return { reports, waiting, count, isSending, sendAll, drop: forgetReport };
}
