import Box from '@mui/material/Box';
import { Thumbnail } from '../../resources/fields/shared/files/Thumbnail';
import type { ShownFile } from '../../resources/fields/shared/files/useShownFile';

/** Pixels. */
const HEIGHT = 56;

/** An image of a template; keeps its space if there is no file. */
export const TemplateImage = ({ file }: { readonly file: ShownFile | undefined }) => (
  <Box sx={{ width: 140, height: HEIGHT, display: 'grid', placeItems: 'center', overflow: 'hidden' }}>
    {file && <Thumbnail file={file} height={HEIGHT} />}
  </Box>
);
