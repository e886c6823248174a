import { Fragment } from 'react';
import { LinkBase, useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import { useMayRead } from '../access/useMayRead';
import { listTitleKey } from '../list/otherList';
import { useBackToList, type BackLink } from '../list/place/useBackToList';
import { useRegistry } from '../RegistryContext';
import { screenPath, useScreen } from '../ScreenContext';
import { ancestorsOf, type Ancestor } from './trail';
import { useAncestorName } from './useAncestorName';

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
  const mayRead = useMayRead(ancestor.schema) !== false;
  const text = useAncestorName(ancestor) ?? `#${ancestor.id}`;
  return <Crumb {...(mayRead && { to: screenPath(ancestor, 'show', ancestor.id) })} text={text} />;
}
