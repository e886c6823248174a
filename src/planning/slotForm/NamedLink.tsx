import { pathOf } from '../../resources/registry/paths';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { useMayOpen } from '../../resources/views/access/useMayOpen';
import { PlainLink } from '../../resources/views/page/PlainLink';

export interface NamedLinkProps {
  readonly schema: ResourceSchema;
  readonly id: number;
  readonly name: string;
}

/** The name of a record, linked to its page if the reader may open it. */
export function NamedLink({ schema, id, name }: NamedLinkProps) {
  if (!useMayOpen(schema.name)) return name;
  return (
    <PlainLink className="link" to={pathOf(schema, 'show', id)}>
      {name}
    </PlainLink>
  );
}
