import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useCanAccess } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '../../../registry/paths';
import { useMayRead } from '../../../views/access/useMayRead';
import { NamedRecord } from '../../../views/naming/NamedRecord';
import { ReservedRecord } from './ReservedRecord';
import type { Chosen } from './chosen';
import { useRecordText } from './useRecordText';
import type { ReferenceTarget } from './useReferenceTarget';

interface RecordLinkProps {
  readonly target: ReferenceTarget;
  readonly record: Chosen;
}

/** The name of a referenced record, as a link to its page for those who may open it. */
export function RecordLink({ target, record }: RecordLinkProps) {
  const { schema, address, parents } = target;
  const text = useRecordText(target, [record])(record);
  const mayRead = useMayRead(schema);
  const { canAccess } = useCanAccess({ resource: address ?? schema.name, action: 'show' });
  if (record.missing === 'loading') return <Skeleton component="span" role="img" width="8em" aria-label={text} />;
  if (record.missing === 'reserved') return <ReservedRecord schema={schema} text={text} />;
  if (record.missing) return <>{text}</>;
  const to = pathOf(schema, 'show', record.id, parents);
  return (
    <NamedRecord schema={schema} record={record} name={text}>
      {canAccess && mayRead !== false ? (
        <Link component={RouterLink} to={to} onClick={(event) => event.stopPropagation()}>
          {text}
        </Link>
      ) : (
        text
      )}
    </NamedRecord>
  );
}
