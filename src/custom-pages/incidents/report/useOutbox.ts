import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useViewAs } from '../../../layout/viewAs/ViewAsContext';
import { keptReports, onOutboxChange, type KeptReport } from './outbox';
import { sendReport } from './sendReport';

const KEY = 'kept-reports';
const NONE: readonly KeptReport[] = [];

/** Result of sending several reports. */
interface Run {
  readonly sent: number;
  readonly refused: number;
}

/** The person's reports on this device. Empty while viewing as another person, since reports belong to their author. */
function useKeptReports(): readonly KeptReport[] {
  const { identity } = useGetIdentity();
  const client = useQueryClient();
  const { viewed } = useViewAs();
  const personId = identity && !viewed ? String(identity.id) : undefined;
  const { data = NONE } = useQuery({
    queryKey: [KEY, personId],
    queryFn: () => keptReports(personId ?? ''),
    enabled: personId !== undefined,
    // The device answers even offline.
    networkMode: 'always',
  });
  useEffect(() => {
    return onOutboxChange(() => void client.invalidateQueries({ queryKey: [KEY] }));
  }, [client]);
  return data;
}

export function useOutboxSender() {
  const provider = useDataProvider();
  const reports = useKeptReports();
  const [isSending, setSending] = useState(false);
  const running = useRef(false);
  const waiting = reports.filter(({ refusal }) => refusal === undefined);
  const count = waiting.length;

  const sendAll = useCallback(
    async (some: readonly KeptReport[]): Promise<Run> => {
      let [sent, refused] = [0, 0];
      if (running.current) return { sent, refused };
      running.current = true;
      setSending(true);
      try {
        for (const report of some) {
          const { state } = await sendReport(provider, report);
          if (state === 'waiting') break;
          if (state === 'sent') sent += 1;
          if (state === 'refused') refused += 1;
        }
      } finally {
        running.current = false;
        setSending(false);
      }
      return { sent, refused };
    },
    [provider],
  );
  return { reports, waiting, count, isSending, sendAll };
}
