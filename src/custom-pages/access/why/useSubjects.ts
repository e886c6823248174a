import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useReaderLanguage } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { useCall } from '../../../resources/views/useCall';
import { operationSubjects } from './operationSubjects';
import type { Subject } from './subject';
import { screenSubjects } from './subjects';

const NONE: readonly Subject[] = [];

export function useScreenSubjects(): readonly Subject[] {
  const registry = useRegistry();
  const language = useReaderLanguage();
  const translate = useTranslate();
  return useMemo(() => screenSubjects(registry, language, translate), [registry, language, translate]);
}

export function useOperationSubjects(enabled: boolean) {
  const call = useCall();
  const { data = NONE, ...query } = useQuery({
    queryKey: ['access', 'operations'],
    // The document is next to the API's base, not below it.
    queryFn: async () => operationSubjects(await call('../openapi.json')),
    enabled,
    staleTime: Infinity,
  });
  return { subjects: data, isLoading: query.isLoading, error: query.error };
}
