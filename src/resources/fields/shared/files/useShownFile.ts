import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, type DataProvider } from 'ra-core';
import { fileAddress } from '../../../protocol/fileAddress';
import type { RecordCalls } from '../../../protocol/recordCalls';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { useOffers } from '../../../views/access/useOffers';
import { isPending, type FormFile } from './formFiles';

export interface ShownFile {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Cache key of its content. */
  readonly key: string;
  readonly read: (signal?: AbortSignal) => Promise<Blob>;
}

const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}

/**
 * Returns a function that prepares a file for display; undefined for a stored file without a record, or if
 * this API serves no content.
 *
 * @param of the record's collection, if not that of the screen
 */
export function useShownFile(
  schema: ResourceSchema,
  record: Pick<AnyRecord, 'id'> | undefined,
  of?: string,
): (file: FormFile) => ShownFile | undefined {
  const { download } = useDataProvider<DataProvider & RecordCalls>();
  const around = useResourceContext() ?? schema.name;
  const collection = of ?? around;
  const isGiven = useOffers().downloads(schema);
  return (file) => {
    const { name, type, size } = file;
    if (isPending(file)) {
      const { rawFile } = file;
      return { name, type, size, key: keyOf(rawFile), read: () => Promise.resolve(rawFile) };
    }
    if (!record || !isGiven) return undefined;
    const address = fileAddress(schema, collection, record.id, file.id);
    return { name, type, size, key: file.id, read: async (signal) => (await download(address, { signal })).blob };
  };
}

/** Fetches a file's content. Never stale, because the key is derived from the content. */
export const useFileContent = ({ key, read }: ShownFile) =>
  useQuery({ queryKey: ['fileContent', key], queryFn: ({ signal }) => read(signal), staleTime: Infinity });
