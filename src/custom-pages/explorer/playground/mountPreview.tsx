import { CoreAdminContext } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Route, Routes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Extension } from '../../../resources/protocol/extensions';
import { GeneratorProvider } from '../../../resources/views/GeneratorProvider';
import { resourceRoutes } from '../../../resources/views/resourceRoutes';
import { AppTheme } from '../../../theme/AppTheme';
import type { PreviewServices } from './previewServices';
import Typography from '@mui/material/Typography';
import { useExplorerWord } from '../useExplorerWord';

/** In the place of a screen that the preview does not have. */
function NotShown() {
  const word = useExplorerWord();
  return <Typography>{word('notShown')}</Typography>;
}

/** What needs no more than records. */
const EXTENSIONS: ReadonlySet<Extension> = new Set(['records', 'manyIds', 'pagedLists', 'filters'] as const);

const extensions = () => Promise.resolve(EXTENSIONS);

function PreviewScreens({ registry, admin }: PreviewServices) {
  return (
    <CoreAdminContext {...admin}>
      <AppTheme>
        <GeneratorProvider registry={registry} extensions={extensions}>
          <Routes>
            {resourceRoutes(registry)}
            <Route path="*" element={<NotShown />} />
          </Routes>
        </GeneratorProvider>
      </AppTheme>
    </CoreAdminContext>
  );
}

/**
 * Draws the screens of declarations into an element, as an application of their own beside the page: its addresses, caches
 * and words are not the page's.
 *
 * @returns what takes them away
 */
export function mountPreview(element: HTMLElement, services: PreviewServices, address: string): () => void {
  const router = createMemoryRouter([{ path: '*', element: <PreviewScreens {...services} /> }], {
    initialEntries: [address],
  });
  const root = createRoot(element);
  root.render(<RouterProvider router={router} />);
  // Not while the page itself is being drawn.
  return () => queueMicrotask(() => root.unmount());
}
