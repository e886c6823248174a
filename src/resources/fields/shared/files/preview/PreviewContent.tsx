import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { useFileContent, type ShownFile } from '../useShownFile';
import { ImageView } from './ImageView';
import { PdfView } from './PdfView';
import { PreviewFailed } from './PreviewFailed';
import { previewOf } from './previewOf';

interface PreviewContentProps {
  readonly file: ShownFile;
  readonly zoom: number;
}

/** Pixels on each side. */
const MARGIN = 16;

/** The content of a file in the preview, which scrolls where it is larger. */
export function PreviewContent({ file, zoom }: PreviewContentProps) {
  const translate = useTranslate();
  const { data, isError } = useFileContent(file);
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth - 2 * MARGIN));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={measure}
      // It scrolls, so the keyboard has to reach it.
      tabIndex={0}
      role="region"
      aria-label={file.name}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: `${MARGIN}px`, display: 'flex', bgcolor: 'background.default' }}
    >
      {isError && <PreviewFailed />}
      {!isError && !data && <CircularProgress aria-label={translate('files.preview.loading')} sx={{ m: 'auto' }} />}
      {data &&
        (previewOf(file.type) === 'pdf' ? (
          <PdfView content={data} name={file.name} zoom={zoom} width={width} />
        ) : (
          <ImageView content={data} name={file.name} zoom={zoom} />
        ))}
    </Box>
  );
}
