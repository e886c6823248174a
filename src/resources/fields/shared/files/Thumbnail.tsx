import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FileIcon } from './FileIcon';
import { PdfPage } from './preview/PdfPage';
import { Picture } from './preview/Picture';
import { previewOf } from './preview/previewOf';
import { usePdf } from './preview/usePdf';
import { useFileContent, type ShownFile } from './useShownFile';

interface ThumbnailProps {
  readonly file: ShownFile;
  /** Pixels. */
  readonly height: number;
}

/** Bytes; larger PDFs are not downloaded for a thumbnail. */
const MAX_PDF_BYTES = 5 * 1024 * 1024;

/** Width of a page divided by its height. */
const PAPER = 0.7;

function PdfThumbnail({ content, file, height }: ThumbnailProps & { readonly content: Blob }) {
  const { document, isError } = usePdf(content);
  if (isError) return <FileIcon type={file.type} />;
  if (!document) return <Skeleton variant="rounded" height={height} width={height * PAPER} />;
  return (
    <Box sx={{ maxHeight: height, overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 0.5 }}>
      <PdfPage document={document} page={1} width={Math.round(height * PAPER)} label={file.name} />
    </Box>
  );
}

function ReadThumbnail({ file, height }: ThumbnailProps) {
  const { data, isError } = useFileContent(file);
  if (isError) return <FileIcon type={file.type} />;
  if (!data) return <Skeleton variant="rounded" height={height} width={height} role="img" aria-label={file.name} />;
  if (previewOf(file.type) === 'pdf') return <PdfThumbnail content={data} file={file} height={height} />;
  return (
    <Picture
      content={data}
      name={file.name}
      sx={{ height, maxWidth: '100%', objectFit: 'contain', borderRadius: 0.5 }}
    />
  );
}

/** Thumbnail of an image or of a PDF's first page; an icon for other files. */
export function Thumbnail({ file, height }: ThumbnailProps) {
  const preview = previewOf(file.type);
  if (!preview || (preview === 'pdf' && file.size > MAX_PDF_BYTES)) return <FileIcon type={file.type} />;
  return <ReadThumbnail file={file} height={height} />;
}
