import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { namingResources } from '../../registry/collectionNames';
import { fieldKey, refusalKey, resourceKey } from '../../registry/translationKeys';
import type { ResourceSchema } from '../../language/resourceSchema';
import { withLabels, type LabelOf } from '../../records/issueLabels';
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
  const labelOf: LabelOf = (resource, name, refusal) => {
    if (refusal !== undefined && name !== undefined) return translate(refusalKey({ name: resource }, name, refusal));
    if (name !== undefined) return translate(fieldKey({ name: resource }, name), { _: name });
    return namingResources(registry, resource)
      .map((one) => translate(resourceKey({ name: one }, 'name'), { smart_count: 2, _: one }))
      .join(' › ');
  };
  return (
    <Box sx={{ color: 'error.main', overflowWrap: 'anywhere', py: 0.25 }}>
      {labels.length > 0 && <strong>{labels.join(' › ')} — </strong>}
      {translate(message, { ...(args && withLabels(args, labelOf)), _: message })}
    </Box>
  );
}
