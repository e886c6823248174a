import type { ReactElement, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { indexPaths } from './resources/routes/pathIndex';

interface PathProps {
  readonly path?: string;
}

/**
 * Gives the router only the routes that may match: it would rank all of the hundreds at every render of the frame.
 * @param frame the layout around every page
 * @param routes in order of precedence: of two that match equally well, the first wins
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
