import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { PreviewFailed } from './PreviewFailed';
import type { PDFDocumentProxy } from './pdf';

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly page: number;
  /** CSS pixels. */
  readonly width: number;
  readonly label: string;
}

/** A page of a PDF, rendered at the screen's pixel ratio. */
export function PdfPage({ document, page, width, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!canvas.current || width <= 0) return undefined;
    let drawing: { readonly done: Promise<void>; readonly cancel: () => void } | undefined;
    let isOver = false;
    const target = canvas.current;
    void import('./pdf').then(({ drawPage }) => {
      if (isOver) return;
      drawing = drawPage(document, page, target, width);
      drawing.done.catch(() => setFailed(true));
    });
    return () => {
      isOver = true;
      drawing?.cancel();
    };
  }, [document, page, width]);
  if (failed) return <PreviewFailed />;
  return (
    <Box
      component="canvas"
      // A canvas can only be used by one render task at a time.
      key={`${page} ${width}`}
      ref={canvas}
      role="img"
      aria-label={label}
      sx={{ width, height: 'auto', display: 'block', bgcolor: 'common.white', boxShadow: 2 }}
    />
  );
}
