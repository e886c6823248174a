import type { ReactElement, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { indexPaths } from './resources/routes/pathIndex';

interface PathProps {
  readonly path?: string;
}

/**
 * Makes the routes of the portal: of hundreds, the router is given those that may stand at the address. It would rank all of
 * them with every address that is opened, and every time that the frame is drawn.
 *
 * @param frame what stands around every page
 * @param routes in their order: of two that fit equally well the first one is taken
 */
export function createPortalRoutes(frame: ReactNode, routes: readonly ReactElement[], elsewhere: ReactNode) {
  const find = indexPaths(routes, ({ props }) => (props as PathProps).path ?? '');
  return function PortalRoutes() {
    const { pathname } = useLocation();
    return (
      <Routes>
        <Route element={frame}>{find(pathname)}</Route>
        <Route path="*" element={elsewhere} />
      </Routes>
    );
  };
}
