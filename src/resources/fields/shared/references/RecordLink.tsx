import { useCanAccess } from 'ra-core';
import { pathOf } from '../../../registry/paths';
import { useMayRead } from '../../../views/access/useMayRead';
import { PlainLink } from '../../../views/page/PlainLink';
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
  if (record.missing === 'loading') return <span className="name-comes" role="img" aria-label={text} />;
  if (record.missing === 'reserved') return <ReservedRecord schema={schema} text={text} />;
  if (record.missing) return <>{text}</>;
  const to = pathOf(schema, 'show', record.id, parents);
  return (
    <NamedRecord schema={schema} record={record} name={text}>
      {canAccess && mayRead !== false ? (
        <PlainLink className="link" to={to}>
          {text}
        </PlainLink>
      ) : (
        text
      )}
    </NamedRecord>
  );
}
