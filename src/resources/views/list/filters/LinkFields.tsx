import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { kindOf } from '../../../fields/kinds';
import { resourceKey } from '../../../registry/translationKeys';
import type { Registry } from '../../../registry/registry';
import type { LinkParameter } from '../../../language/listDeclarations';
import { useReadable } from '../../access/useMayRead';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { useIsDrawn } from '../../page/useIsDrawn';
import { LinkPicker } from './lazyFilters';
import { useListFilter } from './useListFilter';

/** The resource whose id the parameter takes. */
function targetOfLink(registry: Registry, { resource, there }: LinkParameter): string | undefined {
  const { fields, parent } = registry.get(resource);
  if (parent?.parameter === there) return parent.resource;
  const spec = fields[there];
  return spec && kindOf(spec).reference?.(spec)?.resource;
}

/**
 * Pickers for parameters that filter through related records, such as the companies of a person. For unreadable
 * records, only shown if the parameter is set. Loaded after the rows; a disabled input keeps their place.
 */
export function LinkFields() {
  const translate = useTranslate();
  const registry = useRegistry();
  const { schema } = useScreen();
  const { valueOf, setParameter } = useListFilter();
  const mayRead = useReadable();
  const isDrawn = useIsDrawn();
  return Object.entries(schema.links).map(([name, link]) => {
    const resource = targetOfLink(registry, link);
    const value = valueOf(name);
    if (resource === undefined || (mayRead(registry.get(resource)) === false && value === undefined)) return null;
    const label = translate(resourceKey(schema, 'parameters', name));
    const place = (
      <OutlinedInput
        size="small"
        fullWidth
        disabled
        placeholder={label}
        slotProps={{ input: { 'aria-label': label } }}
      />
    );
    return (
      <div key={name} style={WIDTH}>
        {isDrawn ? (
          <Suspense fallback={place}>
            <LinkPicker
              resource={resource}
              by={link.by}
              label={label}
              value={value}
              onChange={(next) => setParameter(name, next)}
            />
          </Suspense>
        ) : (
          place
        )}
      </div>
    );
  });
}

// Narrower if all filters fit in one line then.
const WIDTH = { flex: '9 1 172px', minWidth: 'min(172px, 40vw)', maxWidth: 220 } as const;
