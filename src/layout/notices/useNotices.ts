import { useQuery } from '@tanstack/react-query';
import { kindsAllowed } from '../../resources/access/access';
import { MAX_PAGE_SIZE } from '../../resources/records/listQuery';
import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { useCall } from '../../resources/views/useCall';
import { useGrants } from '../../resources/views/access/useGrants';
import { byUrgency, noticesIn, type NoticeKind } from './notice';

const ADDRESS = InformationsAdditionnelles.name;

/** The newest notices, read in one request. */
const PAGE = { PageNumber: 1, PageSize: Math.min(MAX_PAGE_SIZE, 100) };

export function useNoticeKinds(action: 'show' | 'create' | 'edit' | 'delete'): readonly NoticeKind[] {
  const { held } = useGrants();
  return held ? (kindsAllowed(InformationsAdditionnelles, action, held) as readonly NoticeKind[]) : [];
}

/** A record's notices, most urgent first. @throws {HttpError} in the query's `error` */
export function useNotices(kind: NoticeKind, id: number) {
  const call = useCall();
  const isReader = useNoticeKinds('show').includes(kind);
  return useQuery({
    queryKey: [ADDRESS, kind, id],
    queryFn: async ({ signal }) =>
      byUrgency(noticesIn(await call(ADDRESS, { query: { ...PAGE, TypeEntite: kind, TypeEntiteId: id }, signal }))),
    enabled: isReader,
  });
}

/** All notices visible to the reader, most urgent first; no request without a right to read them. */
export function useVisibleNotices() {
  const call = useCall();
  const isReader = useNoticeKinds('show').length > 0;
  return useQuery({
    queryKey: [ADDRESS, 'visible'],
    queryFn: async ({ signal }) => byUrgency(noticesIn(await call(ADDRESS, { query: PAGE, signal }))),
    enabled: isReader,
  });
}
