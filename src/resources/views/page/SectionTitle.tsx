import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';

/** The title and help of a declared section; nothing where it is the only one and says no more than the page. */
export function SectionTitle({ index }: { readonly index: number }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const section = schema.sections[index];
  if (!section || (schema.sections.length === 1 && !section.help)) return null;
  return (
    <>
      {schema.sections.length > 1 && (
        <Typography component="h2" variant="h3" sx={{ mb: section.help ? 0 : 1.5 }}>
          {translate(resourceKey(schema, 'sections', String(index)))}
        </Typography>
      )}
      {section.help && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {translate(resourceKey(schema, 'sections', String(index), '$help'))}
        </Typography>
      )}
    </>
  );
}
