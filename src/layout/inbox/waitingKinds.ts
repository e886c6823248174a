import { useTranslate } from 'ra-core';
import type { WaitingKind } from '../../portal/inbox';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';

export const WAITING_PAGE: Readonly<Record<WaitingKind, string>> = {
  plans: '/demandes-modifications-plannings',
  months: '/plannings',
  records: '/demandes-modifications',
  fastt: '/validation-partenaires-fastt',
  incidents: '/fiches-incident',
  contracts: '/home',
};

/** Describes a count: `3 demandes de planning`. */
export function useWaitingWords(): (kind: WaitingKind, count: number) => string {
  const translate = useTranslate();
  const format = useNumberFormat();
  return (kind, count) => translate(`shell.inbox.kinds.${kind}`, { smart_count: count, total: format(count) });
}
