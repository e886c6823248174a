import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { usePlanSource } from '../source/usePlanSource';
import { describeProblem } from './describeProblem';
import type { SlotCall, SlotReport } from '../source/planSource';

export interface RequestPreview {
  /** Undefined while it loads, and if the API has no previews. */
  readonly report: SlotReport | undefined;
  readonly isPending: boolean;
  /** Why the whole request would be refused. */
  readonly failure: string | undefined;
}

/** Asks the API for a dry run of a request on a series. */
export function useSlotPreview(request: SlotCall | undefined): RequestPreview {
  const translate = useTranslate();
  const { previews, preview } = usePlanSource();
  const isAsked = previews && request !== undefined;
  const { data, error, isFetching } = useQuery({
    queryKey: ['planning', 'preview', JSON.stringify(request)],
    queryFn: async ({ signal }) => (request && (await preview(request, signal))) ?? null,
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return {
    report: isAsked ? (data ?? undefined) : undefined,
    isPending: isAsked && isFetching,
    failure: isAsked && error ? describeProblem(error, translate) : undefined,
  };
}
