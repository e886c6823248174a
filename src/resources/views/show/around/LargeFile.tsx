import OpenInFull from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { DownloadButton } from '../../../fields/shared/files/DownloadButton';
import { PdfPage } from '../../../fields/shared/files/preview/PdfPage';
import { Picture } from '../../../fields/shared/files/preview/Picture';
import { previewOf } from '../../../fields/shared/files/preview/previewOf';
import { PreviewFailed } from '../../../fields/shared/files/preview/PreviewFailed';
import { useFilePreview } from '../../../fields/shared/files/preview/useFilePreview';
import { usePdf } from '../../../fields/shared/files/preview/usePdf';
import { useFileContent, type ShownFile } from '../../../fields/shared/files/useShownFile';

/** Pixels: a page wider than this is not easier to read. */
const WIDEST = 720;

/** Height of a page divided by its width. */
const PAPER = Math.SQRT2;

/** The first page of a file, as wide as there is room; a click opens the whole file. */
export function LargeFile({ file }: { readonly file: ShownFile }) {
  const translate = useTranslate();
  const preview = useFilePreview([file]);
  const open = preview.opener(file);
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.min(WIDEST, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const label = translate('files.preview.open', { name: file.name });
  return (
    <section className="record-part">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, '& button': { color: 'text.secondary' } }}>
        <h2 className="section-title" style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file.name}
        </h2>
        <Box sx={{ ml: 'auto', display: 'flex', displayPrint: 'none' }}>
          <IconButton size="small" aria-label={label} title={label} onClick={open}>
            <OpenInFull fontSize="small" />
          </IconButton>
          <DownloadButton file={file} />
        </Box>
      </Box>
      <Box ref={measure}>
        <ButtonBase aria-label={label} tabIndex={-1} onClick={open} sx={{ ...PAGE, maxWidth: WIDEST }}>
          <FirstPage file={file} width={width - 2} />
        </ButtonBase>
      </Box>
      {preview.dialog}
    </section>
  );
}

function FirstPage({ file, width }: { readonly file: ShownFile; readonly width: number }) {
  const { data, isError } = useFileContent(file);
  const isPdf = previewOf(file.type) === 'pdf';
  const { document, isError: isBroken } = usePdf(isPdf ? data : undefined);
  if (isError || isBroken) return <PreviewFailed />;
  if (!data || width <= 0 || (isPdf && !document))
    return <Skeleton variant="rectangular" sx={{ width: '100%', aspectRatio: `1 / ${PAPER}`, height: 'auto' }} />;
  return document ? (
    <PdfPage document={document} page={1} width={width} label={file.name} />
  ) : (
    <Picture content={data} name={file.name} sx={{ maxWidth: '100%' }} />
  );
}

const PAGE = {
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& canvas': { boxShadow: 'none' },
} as const;
