import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { kindOf } from '../../../fields/kinds';
import { RecordPicker } from '../../../fields/shared/references/RecordPicker';
import { resourceKey } from '../../../keys';
import type { Registry } from '../../../registry';
import type { LinkParameter } from '../../../listDeclarations';
import { useReadable } from '../../access/useMayRead';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { CodeChoice } from './CodeChoice';
import { useListFilter } from './useListFilter';

/** The resource whose records a link's parameter names. */
function targetOfLink(registry: Registry, { resource, there }: LinkParameter): string | undefined {
  const { fields, parent } = registry.get(resource);
  if (parent?.parameter === there) return parent.resource;
  const spec = fields[there];
  return spec && kindOf(spec).reference?.(spec)?.resource;
}

/**
 * Pickers for the parameters that select through other records: the companies of one person. Of records that the reader
 * may not read only where one is asked for already: there is nothing to choose from.
 */
export function LinkFields() {
  const translate = useTranslate();
  const registry = useRegistry();
  const { schema } = useScreen();
  const { valueOf, setParameter } = useListFilter();
  const mayRead = useReadable();
  return Object.entries(schema.links).map(([name, link]) => {
    const resource = targetOfLink(registry, link);
    const isOffered =
      resource !== undefined && (mayRead(registry.get(resource)) !== false || valueOf(name) !== undefined);
    return (
      isOffered && (
        <Box key={name} sx={{ width: 220 }}>
          {link.by === undefined ? (
            <RecordPicker
              resource={resource}
              value={valueOf(name)}
              onChange={(ids) => setParameter(name, ids[0])}
              textField={{ label: translate(resourceKey(schema, 'parameters', name)) }}
            />
          ) : (
            <CodeChoice
              resource={resource}
              by={link.by}
              value={valueOf(name)}
              label={translate(resourceKey(schema, 'parameters', name))}
              onChange={(code) => setParameter(name, code)}
            />
          )}
        </Box>
      )
    );
  });
}
