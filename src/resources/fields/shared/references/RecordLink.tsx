import type { ReactNode } from 'react';
import { pathOf } from '../../../registry/paths';
import { useMayOpen } from '../../../views/access/useMayOpen';
import { useMayRead } from '../../../views/access/useMayRead';
import { PlainLink } from '../../../views/page/PlainLink';
import { NamedRecord } from '../../../views/naming/NamedRecord';
import { ReservedRecord } from './ReservedRecord';
import type { Chosen } from './chosen';
import { useOwnText, useRecordText } from './useRecordText';
import type { ReferenceTarget } from './useReferenceTarget';

interface RecordLinkProps {
  readonly target: ReferenceTarget;
  readonly record: Chosen;
}

export function RecordLink({ target, record }: RecordLinkProps) {
  const text = useRecordText(target, [record])(record);
  return drawLink(target, record, text, useIsLinked(target));
}

/** As `RecordLink`, for records named by their own fields: sends no request, because lists have hundreds of them. */
export function OwnRecordLink({ target, record }: RecordLinkProps) {
  const text = useOwnText(target.schema)(record);
  return drawLink(target, record, text, useIsLinked(target));
}

function useIsLinked({ schema, address }: ReferenceTarget): boolean {
  const mayRead = useMayRead(schema);
  return useMayOpen(address ?? schema.name) && mayRead !== false;
}

function drawLink({ schema, parents }: ReferenceTarget, record: Chosen, text: string, isLinked: boolean): ReactNode {
  if (record.missing === 'loading')
    return <span className={schema.picture ? 'name-comes has-picture' : 'name-comes'} role="img" aria-label={text} />;
  if (record.missing === 'reserved') return <ReservedRecord schema={schema} text={text} />;
  if (record.missing) return text;
  const link = (
    <PlainLink className="link" to={pathOf(schema, 'show', record.id, parents)}>
      {text}
    </PlainLink>
  );
  return (
    <NamedRecord schema={schema} record={record} name={text}>
      {isLinked ? link : text}
    </NamedRecord>
  );
}
