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

/** Replaces screens that the preview does not support. */
function NotShown() {
  const word = useExplorerWord();
  return <Typography>{word('notShown')}</Typography>;
}

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
 * Mounts the screens as a separate application, with its own router, caches and messages.
 * @returns unmounts it
 */
export function mountPreview(element: HTMLElement, services: PreviewServices, address: string): () => void {
  const router = createMemoryRouter([{ path: '*', element: <PreviewScreens {...services} /> }], {
    initialEntries: [address],
  });
  const root = createRoot(element);
  root.render(<RouterProvider router={router} />);
  // Deferred: React refuses to unmount a root while another one renders.
  return () => queueMicrotask(() => root.unmount());
}
