import type { DownloadAction } from '../../../language/recordActions';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { useDownload, type Download } from './useDownload';

/** Downloads what the API makes of a record, and saves it under its name; it ends with the page that asked for it. */
export function useRecordDownload({ downloads, timeout }: DownloadAction, { id }: AnyRecord): Download {
  const { address } = useScreen();
  return useDownload(() => ({ address: `${address}/${id}/${downloads}`, timeout }));
}
