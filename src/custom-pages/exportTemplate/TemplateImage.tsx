import Box from '@mui/material/Box';
import { Thumbnail } from '../../resources/fields/shared/files/Thumbnail';
import type { ShownFile } from '../../resources/fields/shared/files/useShownFile';

/** Pixels. */
const HEIGHT = 56;

/** One of a template's images; its place stays where it is missing. */
export const TemplateImage = ({ file }: { readonly file: ShownFile | undefined }) => (
  <Box sx={{ width: 140, height: HEIGHT, display: 'grid', placeItems: 'center', overflow: 'hidden' }}>
    {file && <Thumbnail file={file} height={HEIGHT} />}
  </Box>
);
