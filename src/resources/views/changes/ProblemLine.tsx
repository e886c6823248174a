import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { namingResources } from '../../registry/collectionNames';
import { fieldKey, refusalKey, resourceKey } from '../../registry/translationKeys';
import type { ResourceSchema } from '../../language/resourceSchema';
import { withLabels, type LabelOf } from '../../records/issueLabels';
import { useRegistry } from '../RegistryContext';
import type { Problem } from './previewRows';
import { useFieldPath } from './useFieldPath';

export function ProblemLine({ schema, problem }: { readonly schema: ResourceSchema; readonly problem: Problem }) {
  const translate = useTranslate();
  const registry = useRegistry();
  const { field, message, args } = problem;
  const label = useFieldPath(schema)(field);
  const labelOf: LabelOf = (resource, name, refusal) => {
    if (refusal !== undefined && name !== undefined) return translate(refusalKey({ name: resource }, name, refusal));
    if (name !== undefined) return translate(fieldKey({ name: resource }, name), { _: name });
    return namingResources(registry, resource)
      .map((one) => translate(resourceKey({ name: one }, 'name'), { smart_count: 2, _: one }))
      .join(' › ');
  };
  return (
    <Box sx={{ color: 'error.main', overflowWrap: 'anywhere', py: 0.25 }}>
      {label !== '' && <strong>{label} — </strong>}
      {translate(message, { ...(args && withLabels(args, labelOf)), _: message })}
    </Box>
  );
}
