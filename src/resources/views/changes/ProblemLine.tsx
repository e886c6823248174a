import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { namingResources } from '../../registry/collectionNames';
import { fieldKey, resourceKey } from '../../registry/translationKeys';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useRegistry } from '../RegistryContext';
import type { Problem } from './previewRows';

const isPlace = (part: string): boolean => /^\d+$/.test(part);

export function ProblemLine({ schema, problem }: { readonly schema: ResourceSchema; readonly problem: Problem }) {
  const translate = useTranslate();
  const registry = useRegistry();
  const { field, message, args } = problem;
  const parts = field.split('.').filter(Boolean);
  const labels = parts.map((part, index) => {
    if (isPlace(part)) return String(Number(part) + 1);
    const names = parts.slice(0, index + 1).filter((name) => !isPlace(name));
    return translate(fieldKey(schema, ...names), { _: part });
  });
  // Replaces a resource's declared name by its label.
  const resource = args?.resource;
  const named = resource !== undefined && {
    resource: namingResources(registry, String(resource))
      .map((name) => translate(resourceKey({ name }, 'name'), { smart_count: 2, _: name }))
      .join(' › '),
  };
  return (
    <Box sx={{ color: 'error.main', overflowWrap: 'anywhere', py: 0.25 }}>
      {labels.length > 0 && <strong>{labels.join(' › ')} — </strong>}
      {translate(message, { ...args, ...named, _: message })}
    </Box>
  );
}
