import { Fragment } from 'react';
import { LinkBase, useGetOne, useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { useMayRead } from '../access/useMayRead';
import { listTitleKey } from '../list/otherList';
import { useBackToList, type BackLink } from '../list/place/useBackToList';
import { useRegistry } from '../RegistryContext';
import { screenPath, useScreen } from '../ScreenContext';
import { ancestorsOf, type Ancestor } from './trail';
import { useNaming } from '../naming/useNaming';

export interface RecordLink {
  readonly to: string;
  readonly text: string;
}

interface BreadcrumbProps {
  readonly crumb?: string | undefined;
  /** The record that the screen edits or describes. */
  readonly above?: RecordLink | undefined;
}

export function Breadcrumb({ crumb, above }: BreadcrumbProps) {
  const translate = useTranslate();
  const screen = useScreen();
  const back = useBackToList();
  const ancestors = ancestorsOf(useRegistry(), screen);
  if (!crumb && ancestors.length === 0) return null;
  const here = translate(listTitleKey(screen.schema), { smart_count: 2 });
  return (
    <nav aria-label={translate('screens.page.breadcrumb')} className="breadcrumb">
      <ol>
        {ancestors.map((ancestor) => (
          <Fragment key={`${ancestor.address}/${ancestor.id}`}>
            <ListCrumb ancestor={ancestor} />
            <RecordCrumb ancestor={ancestor} />
          </Fragment>
        ))}
        {crumb ? <Crumb {...back} text={here} /> : <Current text={here} />}
        {above && <Crumb {...above} />}
        {crumb && <Current text={crumb} />}
      </ol>
    </nav>
  );
}

/** @param to undefined if the reader may not open it */
function Crumb({ to, text, ...how }: Partial<BackLink> & { readonly text: string }) {
  return (
    <li>
      {to === undefined ? (
        text
      ) : (
        <LinkBase to={to} {...how}>
          {text}
        </LinkBase>
      )}
    </li>
  );
}

function ListCrumb({ ancestor }: { readonly ancestor: Ancestor }) {
  const translate = useTranslate();
  const mayRead = useMayRead(ancestor.schema) !== false;
  const back = useBackToList(ancestor);
  const name = translate(resourceKey(ancestor.schema, 'name'), { smart_count: 2 });
  return <Crumb {...(mayRead && back)} text={name} />;
}

function Current({ text }: { readonly text: string }) {
  return <li aria-current="page">{text}</li>;
}

function RecordCrumb({ ancestor }: { readonly ancestor: Ancestor }) {
  const { schema, address, id } = ancestor;
  const mayRead = useMayRead(schema);
  // A refused request would close the whole page.
  const enabled = mayRead === true;
  const { data } = useGetOne<AnyRecord>(address, { id: Number(id) }, { retry: false, enabled });
  const nameOf = useNaming(ancestor, data ? [data] : []);
  return (
    <Crumb {...(mayRead !== false && { to: screenPath(ancestor, 'show', id) })} text={data ? nameOf(data) : `#${id}`} />
  );
}
