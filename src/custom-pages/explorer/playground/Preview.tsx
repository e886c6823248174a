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

/** The address of a screen, below the first records. */
function addressOf(schema: ResourceSchema, screen: Screen): string {
  const firsts = Object.fromEntries(parametersOf(schema.name).map((name) => [name, 1]));
  return fillTemplate(pathOf(schema, screen, 1, firsts), firsts);
}

/** The screens of typed declarations, over records that are made up. */
export function Preview({ known, declared, shown, screen }: PreviewProps) {
  const word = useExplorerWord();
  const words = useI18nProvider();
  const place = useRef<HTMLDivElement>(null);
  const services = useMemo(() => previewServices(known, declared, words), [known, declared, words]);
  const address = addressOf(shown, screen);
  useEffect(() => {
    if (!place.current) return undefined;
    // A root of its own for each: what a taken root held is still going away.
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
