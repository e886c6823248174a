import { useQuery } from '@tanstack/react-query';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import type { AccessRule } from '../../resources/language/accessRule';
import { isObject } from '../../resources/common/isObject';
import { useCall } from '../../resources/views/useCall';

interface Size {
  readonly rows: number | null;
  readonly bytes: number;
  readonly indexBytes: number;
}

interface ResourceSize extends Size {
  readonly resource: string;
}

/** The answer of `GET /explorer/resource` (extension `explorer`). */
export interface ResourceDetails {
  readonly table:
    | (Size & {
        readonly name: string;
        readonly columns: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
        readonly indexes: readonly {
          readonly name: string;
          readonly definition: string;
          readonly bytes: number;
          readonly uses: number;
        }[];
      })
    | null;
  readonly operations: readonly {
    readonly method: string;
    readonly path: string;
    readonly extension: boolean;
    readonly access: AccessRule | 'session' | 'anonymous';
  }[];
}

/** Sizes of tables; empty without the extension. */
export function useSizes() {
  const call = useCall();
  return useQuery({
    queryKey: ['explorer'],
    queryFn: async ({ signal }) => {
      const answer = await call('explorer', { signal });
      return (isObject(answer) ? answer['items'] : []) as readonly ResourceSize[];
    },
  });
}

export function useResourceDetails(name: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['explorer', name],
    queryFn: async ({ signal }) =>
      (await call('explorer/resource', { query: { Resource: name }, signal })) as ResourceDetails,
  });
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats bytes in the largest unit with a value of at least 1. */
export function useBytes(): (bytes: number) => string {
  const region = useRegion();
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
    const options = { style: 'unit', unit: UNITS[power] ?? 'byte', maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(region, options).format(bytes / 1024 ** power);
  };
}
