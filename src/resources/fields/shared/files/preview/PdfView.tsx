import ChevronLeft from '@mui/icons-material/KeyboardArrowLeft';
import ChevronRight from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { PdfPage } from './PdfPage';
import { PreviewButton } from './PreviewButton';
import { PreviewFailed } from './PreviewFailed';
import { usePdf } from './usePdf';

interface PdfViewProps {
  readonly content: Blob;
  readonly name: string;
  readonly zoom: number;
  /** CSS pixels of a page at zoom 1. */
  readonly width: number;
}

const WIDEST = 900;

/** A PDF page by page; PageUp and PageDown turn pages. */
export function PdfView({ content, name, zoom, width }: PdfViewProps) {
  const translate = useTranslate();
  const { document: pdf, isError } = usePdf(content);
  const [page, setPage] = useState(1);
  const pages = pdf?.numPages ?? 1;
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'PageDown') setPage((now) => Math.min(pages, now + 1));
      if (key === 'PageUp') setPage((now) => Math.max(1, now - 1));
    };
    // Capture phase, because the dialog stops key events from bubbling.
    document.addEventListener('keydown', turn, true);
    return () => document.removeEventListener('keydown', turn, true);
  }, [pages]);
  if (isError) return <PreviewFailed />;
  if (!pdf) return <CircularProgress aria-label={translate('files.preview.loading')} sx={{ m: 'auto' }} />;
  const position = translate('files.preview.page', { page, pages });
  return (
    <Box sx={{ m: 'auto' }}>
      <PdfPage
        document={pdf}
        page={page}
        width={Math.round(Math.min(WIDEST, width) * zoom)}
        label={`${name}, ${position}`}
      />
      {pages > 1 && (
        <Box sx={BAR}>
          <PreviewButton
            name="previousPage"
            icon={<ChevronLeft className="points-along" />}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          <Typography variant="body2" role="status">
            {position}
          </Typography>
          <PreviewButton
            name="nextPage"
            icon={<ChevronRight className="points-along" />}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          />
        </Box>
      )}
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  width: 'fit-content',
  mx: 'auto',
  mt: 1,
  px: 1,
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: 2,
} as const;
