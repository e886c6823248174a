import type { ReactElement, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';

interface PathProps {
  readonly path?: string;
}

/** The first part of a path; '' where it is a parameter, so that any address may stand there. */
const headOf = (path: string): string => {
  const [head = ''] = path.replace(/^\//, '').split('/');
  return head.startsWith(':') || head === '*' ? '' : head.toLowerCase();
};

/** Routes by the first part of their paths. */
function byHead(routes: readonly ReactElement[]): ReadonlyMap<string, readonly ReactElement[]> {
  const groups = new Map<string, ReactElement[]>();
  for (const route of routes) {
    const head = headOf((route.props as PathProps).path ?? '');
    const group = groups.get(head) ?? [];
    groups.set(head, group);
    group.push(route);
  }
  return groups;
}

const NONE: readonly ReactElement[] = [];

/**
 * Makes the routes of the portal: of hundreds, the router is given those that begin as the address does. It would rank all
 * of them with every address that is opened, and every time that the frame is drawn.
 *
 * @param frame what stands around every page
 * @param routes in their order: of two that fit equally well the first one is taken
 */
export function createPortalRoutes(frame: ReactNode, routes: readonly ReactElement[], elsewhere: ReactNode) {
  const groups = byHead(routes);
  return function PortalRoutes() {
    const { pathname } = useLocation();
    const head = headOf(pathname);
    return (
      <Routes>
        <Route element={frame}>
          {groups.get(head) ?? NONE}
          {head !== '' && groups.get('')}
        </Route>
        <Route path="*" element={elsewhere} />
      </Routes>
    );
  };
}
