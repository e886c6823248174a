import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, type DataProvider } from 'ra-core';
import { fileAddress } from '../../../fileAddress';
import type { AnyRecord, ResourceSchema } from '../../../types';
import type { StoredFile } from '../stored';

/** What file fields need of the data provider beyond react-admin's methods. */
interface Downloads {
  readonly download: (address: string, options?: { readonly signal?: AbortSignal }) => Promise<{ readonly blob: Blob }>;
}

/** A stored file, and the record that it belongs to. */
export interface FileOfRecord {
  readonly file: StoredFile;
  readonly record: Pick<AnyRecord, 'id'>;
  readonly schema: ResourceSchema;
}

/** Reads the content of a stored file. */
export function useDownload({ file, record, schema }: FileOfRecord): (signal?: AbortSignal) => Promise<Blob> {
  const { download } = useDataProvider<DataProvider & Downloads>();
  const collection = useResourceContext() ?? schema.name;
  return async (signal) => (await download(fileAddress(schema, collection, record.id, file.id), { signal })).blob;
}

/** The content of a stored file, kept while it is shown: it never changes, because its id is made of it. */
export function useFileContent(of: FileOfRecord) {
  const download = useDownload(of);
  return useQuery({
    queryKey: ['fileContent', of.file.id],
    queryFn: ({ signal }) => download(signal),
    staleTime: Infinity,
  });
}
