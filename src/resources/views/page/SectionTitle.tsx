import { useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';

export function SectionTitle({ index }: { readonly index: number }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const section = schema.sections[index];
  if (!section || (schema.sections.length === 1 && !section.help)) return null;
  return (
    <>
      {schema.sections.length > 1 && (
        <h2 className="section-title">{translate(resourceKey(schema, 'sections', String(index)))}</h2>
      )}
      {section.help && (
        <p className="section-help">{translate(resourceKey(schema, 'sections', String(index), '$help'))}</p>
      )}
    </>
  );
}
