import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, type DataProvider } from 'ra-core';
import { fileAddress } from '../../../protocol/fileAddress';
import type { RecordCalls } from '../../../protocol/recordCalls';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { useOffers } from '../../../views/access/useOffers';
import { isPending, type FormFile } from './formFiles';

/** A file as it is shown, whether it is stored or was just chosen. */
export interface ShownFile {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Names its content: what was read once is not read again. */
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
 * Makes what is shown of the files of a record; undefined for one that is stored where there is no record, or where this
 * API gives no content of it.
 *
 * @param of the collection of the record, where it is not that of the screen
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

/** The content of a file, kept while it is shown: it never changes, because its key is made of it. */
export const useFileContent = ({ key, read }: ShownFile) =>
  useQuery({ queryKey: ['fileContent', key], queryFn: ({ signal }) => read(signal), staleTime: Infinity });
