import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { referencesIn } from '../../language/condition';
import type { FieldSpec } from '../../language/kind';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Values } from '../../language/values';
import { rulesOf } from '../../records/fieldRules';
import type { ReferencedRecords } from '../../records/holds';
import { pointedAt } from '../../registry/referenced';
import { useReadable } from '../access/useMayRead';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { referencedQuery } from './readTogether';

const firstRecords = (answers: readonly { readonly data?: readonly AnyRecord[] | undefined }[]) =>
  answers.map(({ data }) => data?.[0]);

/**
 * Fetches the readable records that the fields' rules refer to. Missing ones count as unknown; the API checks
 * the rule again. The result changes only with the values and the records.
 */
export function useReferencedRecords(specs: readonly FieldSpec[], values: Values): ReferencedRecords {
  const place = useScreen();
  const registry = useRegistry();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const mayRead = useReadable();
  const names = useMemo(
    () => [...new Set(specs.flatMap((spec) => rulesOf(spec).flatMap(([, rule]) => referencesIn(rule))))],
    [specs],
  );
  const pointed = useMemo(() => {
    const record: AnyRecord = { ...values, id: 0 };
    return names.flatMap((field) => pointedAt(registry, place, record, field).map((one) => ({ ...one, field })));
  }, [names, registry, place, values]);
  const records = useQueries({
    queries: pointed.map((one) => ({
      ...referencedQuery(queryClient, dataProvider, one),
      enabled: mayRead(one.schema) === true,
    })),
    combine: firstRecords,
  });
  return useCallback<ReferencedRecords>(
    (field, id) => {
      const at = pointed.findIndex((one) => one.field === field && one.id === Number(id));
      const found = records[at];
      const schema = pointed[at]?.schema;
      return found && schema && { schema, record: found };
    },
    [pointed, records],
  );
}
