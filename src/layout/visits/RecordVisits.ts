import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fillTemplate } from '../../resources/registry/registry';
import { useRegistry } from '../../resources/views/RegistryContext';
import { screenAt } from '../screenAt';
import { usePageVisits, useVisits } from './useVisits';
import { withPage, withVisit } from './visits';

/** Remembers every record and page that the reader opens; a component of its own, so that storing a visit renders nothing else. */
export function RecordVisits() {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const [visits, setVisits] = useVisits();
  const at = screenAt(registry, pathname);
  const resource = at?.id === undefined ? undefined : fillTemplate(at.schema.name, at.parents);
  const id = at?.id;
  useEffect(() => {
    const latest = visits[0];
    if (resource === undefined || id === undefined) return;
    if (latest?.resource === resource && latest.id === id) return;
    setVisits(withVisit(visits, { resource, id }));
  }, [resource, id, visits, setVisits]);
  const [pages, setPages] = usePageVisits();
  const page = id === undefined ? pathname : pathname.slice(0, `${pathname}/`.indexOf('/', 1));
  useEffect(() => {
    if (page !== '/home' && pages[0] !== page) setPages(withPage(pages, page));
  }, [page, pages, setPages]);
  return null;
}
