import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useCanAccess } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '../../../paths';
import { useRegistry } from '../../../views/RegistryContext';
import { useRecordText, type Chosen } from './useRecordText';

interface RecordLinkProps {
  readonly resource: string;
  readonly record: Chosen;
}

/** The name of a referenced record, as a link to its page for those who may open it. */
export function RecordLink({ resource, record }: RecordLinkProps) {
  const schema = useRegistry().get(resource);
  const text = useRecordText(schema)(record);
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  if (record.missing === 'loading') return <Skeleton component="span" role="img" width="8em" aria-label={text} />;
  if (record.missing || !canAccess) return <>{text}</>;
  return (
    <Link component={RouterLink} to={pathOf(schema, 'show', record.id)} onClick={(event) => event.stopPropagation()}>
      {text}
    </Link>
  );
}
