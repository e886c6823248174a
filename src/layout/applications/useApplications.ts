import { queryOptions, useQuery } from '@tanstack/react-query';
import { applicationAddress, APPLICATIONS, type Application } from '../../portal/applications';
import { isObject } from '../../resources/common/isObject';
import { useCall, type CallApi } from '../../resources/views/useCall';
import { HOUR } from '../../resources/common/durations';

const NONE: readonly Application[] = [];

function readApplications(body: unknown): readonly Application[] {
  if (!Array.isArray(body)) return NONE;
  return body.filter(isObject).flatMap(({ code, adresse }) => {
    const known = APPLICATIONS.find((one) => one.code === code);
    const address = applicationAddress(adresse);
    return known && address !== undefined ? [{ code: known.code, adresse: address }] : [];
  });
}

export const applicationsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: ['applications'],
    queryFn: async ({ signal }) => readApplications(await call('MyApplications', { signal })),
    staleTime: HOUR,
    retry: false,
  });

/** Sub-applications that the reader may open; empty while loading. */
export function useApplications(): readonly Application[] {
  const call = useCall();
  const { data = NONE } = useQuery(applicationsQuery(call));
  return data;
}
