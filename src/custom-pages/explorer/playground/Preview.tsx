import Paper from '@mui/material/Paper';
import { useI18nProvider } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { fillTemplate, parametersOf } from '../../../resources/registry/registry';
import { pathOf, type Screen } from '../../../resources/registry/paths';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { mountPreview } from './mountPreview';
import { previewServices } from './previewServices';
import { useExplorerWord } from '../useExplorerWord';

interface PreviewProps {
  readonly known: readonly ResourceSchema[];
  readonly declared: readonly ResourceSchema[];
  readonly shown: ResourceSchema;
  readonly screen: Screen;
}

/** The address of a screen, with the first record as each parent. */
function addressOf(schema: ResourceSchema, screen: Screen): string {
  const firsts = Object.fromEntries(parametersOf(schema.name).map((name) => [name, 1]));
  return fillTemplate(pathOf(schema, screen, 1, firsts), firsts);
}

/** Screens of the typed declarations, with sample records. */
export function Preview({ known, declared, shown, screen }: PreviewProps) {
  const word = useExplorerWord();
  const words = useI18nProvider();
  const place = useRef<HTMLDivElement>(null);
  const services = useMemo(() => previewServices(known, declared, words), [known, declared, words]);
  const address = addressOf(shown, screen);
  useEffect(() => {
    if (!place.current) return undefined;
    // A new element for each root: the former root may still be unmounting.
    const element = place.current.appendChild(document.createElement('div'));
    const unmount = mountPreview(element, services, address);
    return () => {
      element.remove();
      unmount();
    };
  }, [services, address]);
  return (
    <Paper
      ref={place}
      component="section"
      variant="outlined"
      aria-label={word('preview')}
      sx={{ p: 2, minHeight: 400, overflow: 'auto', contain: 'layout' }}
    />
  );
}
