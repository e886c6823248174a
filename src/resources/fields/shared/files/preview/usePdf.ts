import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from './pdf';

export interface OpenedPdf {
  readonly document?: PDFDocumentProxy;
  readonly isError: boolean;
}

export function usePdf(content: Blob | undefined): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf & { readonly content?: Blob }>({ isError: false });
  useEffect(() => {
    if (!content) return undefined;
    let isOver = false;
    const opening = import('./pdf').then(({ openPdf }) => openPdf(content));
    opening.then(
      (document) => !isOver && setOpened({ content, document, isError: false }),
      () => !isOver && setOpened({ content, isError: true }),
    );
    return () => {
      isOver = true;
      opening.then(
        (document) => void document.loadingTask.destroy(),
        () => undefined,
      );
    };
  }, [content]);
  return opened.content === content ? opened : { isError: false };
}
