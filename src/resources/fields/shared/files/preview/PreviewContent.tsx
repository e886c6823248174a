import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { useFileContent, type ShownFile } from '../useShownFile';
import { PdfView } from './PdfView';
import { PreviewFailed } from './PreviewFailed';
import { previewOf } from './previewOf';
import { Picture } from './Picture';

interface ImageViewProps {
  readonly content: Blob;
  readonly name: string;
  /** 1 fits the whole content. */
  readonly zoom: number;
}

function ImageView({ content, name, zoom }: ImageViewProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <PreviewFailed />;
  const size = zoom === 1 ? { maxWidth: '100%', maxHeight: '100%' } : { width: `${zoom * 100}%`, maxWidth: 'none' };
  return <Picture content={content} name={name} onError={() => setIsBroken(true)} sx={{ ...size, m: 'auto' }} />;
}

interface PreviewContentProps {
  readonly file: ShownFile;
  readonly zoom: number;
}

/** Pixels on each side. */
const MARGIN = 16;

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
      // A scrollable region must be reachable by keyboard.
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
