import { whyAddress } from './authProvider/whyAddress';
import { PinItem } from './custom-pages/home/PinItem';
import { listPanels } from './listPanels';
import { recordEditors, recordPanels } from './recordPanels';
import { replacedViews } from './replacedViews';
import type { PortalParts } from './resources/views/GeneratorProvider';

/** What this portal adds to the generated screens, and shows in their place. */
export const portalParts: PortalParts = {
  recordPanels,
  recordEditors,
  recordAction: PinItem,
  listPanels,
  replaced: replacedViews,
  whyAddress: (path) => whyAddress({ path }),
};
