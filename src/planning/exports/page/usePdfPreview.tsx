import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { PreviewDialog } from '../../../resources/fields/shared/files/preview/PreviewDialog';
import type { ShownFile } from '../../../resources/fields/shared/files/useShownFile';

export interface PdfPreview {
  readonly show: (blob: Blob, name: string) => void;
  readonly dialog: ReactNode;
}

/** Shows a new PDF in the file viewer, which can also save it. */
export function usePdfPreview(): PdfPreview {
  const [file, setFile] = useState<ShownFile>();
  const [index, setIndex] = useState<number>();
  const show = useCallback((blob: Blob, name: string) => {
    const key = crypto.randomUUID();
    setFile({ name, type: 'application/pdf', size: blob.size, key, read: () => Promise.resolve(blob) });
    setIndex(0);
  }, []);
  const files = useMemo(() => (file ? [file] : []), [file]);
  return { show, dialog: <PreviewDialog files={files} index={index} onIndex={setIndex} /> };
}
