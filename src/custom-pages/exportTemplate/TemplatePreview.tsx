// Hand-written: a declaration says which images and colours a template has, not how a printed page uses them.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useScreen } from '../../resources/views/ScreenContext';
import { useShownFile } from '../../resources/fields/shared/files/useShownFile';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { SampleWeek } from './SampleWeek';
import { TemplateImage } from './TemplateImage';
import { readTemplate } from './readTemplate';

/** A preview of a company's planning with the template: header, colours and a sample week. */
export default function TemplatePreview({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const shown = useShownFile(schema, record);
  const { mainImage, secondImage, mainColour, secondColour } = readTemplate(record);
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {translate('pages.templatePreview.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('pages.templatePreview.help')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Box sx={SHEET}>
          <Box sx={{ ...HEADER, borderColor: mainColour }}>
            <TemplateImage file={mainImage && shown(mainImage)} />
            <Box sx={{ flex: 1, textAlign: 'center', fontWeight: 650, color: 'common.black' }}>
              {translate('pages.templatePreview.heading')}
            </Box>
            <TemplateImage file={secondImage && shown(secondImage)} />
          </Box>
          <SampleWeek mainColour={mainColour} secondColour={secondColour} />
        </Box>
      </Box>
    </Paper>
  );
}

/** Paper is white in every skin. */
const SHEET = {
  minWidth: 520,
  maxWidth: 760,
  aspectRatio: '297 / 210',
  p: 3,
  bgcolor: 'common.white',
  color: 'common.black',
  border: 1,
  borderColor: 'divider',
} as const;

const HEADER = { display: 'flex', alignItems: 'center', gap: 2, pb: 1.5, mb: 2, borderBottom: 3 } as const;
