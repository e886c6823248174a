import type { DownloadAction } from '../../../language/recordActions';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { useDownload, type Download } from './useDownload';

/** Downloads a file that the API generates for a record. Aborts on unmount. */
export function useRecordDownload({ downloads, timeout }: DownloadAction, { id }: AnyRecord): Download {
  const { address } = useScreen();
  return useDownload(() => ({ address: `${address}/${id}/${downloads}`, timeout }));
}
