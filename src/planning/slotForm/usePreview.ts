import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { useCall } from '../../resources/views/useCall';
import { describeProblem } from './describeProblem';
import type { SeriesRequest } from './seriesRequest';
import type { SlotReport } from './tools/useToolRun';

export interface RequestPreview {
  /** What the request would do; undefined until it is known, and where the API does not say it. */
  readonly report: SlotReport | undefined;
  readonly isPending: boolean;
  /** Why it would be refused as a whole, in words. */
  readonly failure: string | undefined;
}

/** Asks the API what a request on a series would do (extension `planning`: no other API keeps from doing it). */
export function usePreview(request: SeriesRequest | undefined): RequestPreview {
  const call = useCall();
  const translate = useTranslate();
  const isAsked = useExtension('planning') && request !== undefined;
  const { data, error, isFetching } = useQuery({
    queryKey: ['planning', 'preview', JSON.stringify(request)],
    queryFn: async ({ signal }) => {
      const { address = '', query, ...rest } = request ?? {};
      return (await call(address, { ...rest, query: { ...query, Preview: true }, signal })) as SlotReport;
    },
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return {
    report: isAsked ? data : undefined,
    isPending: isAsked && isFetching,
    failure: isAsked && error ? describeProblem(error, translate) : undefined,
  };
}
