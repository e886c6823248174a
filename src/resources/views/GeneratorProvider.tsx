import { ResourceDefinitionContextProvider, usePermissions } from 'ra-core';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { narrowedRegistry } from '../access/narrowed';
import type { Registry } from '../registry/registry';
import { GrantsProvider, useGrants } from './access/useGrants';
import { ReadOnlyProvider } from './access/ReadOnlyContext';
import { ExtensionsProvider } from './ExtensionsContext';
import { RecordEditorProvider, type RecordEditors } from './form/RecordEditorContext';
import { WhyProvider, type WhyAddress } from './help/WhyContext';
import { ListPanelProvider, type ListPanels } from './list/ListPanelContext';
import { ReplacementProvider, type Replacements } from './reactAdmin/ReplacementContext';
import { resourceDefinitions } from './reactAdmin/resourceDefinitions';
import { RegistryProvider } from './RegistryContext';
import { RecordActionProvider, type RecordAction } from './show/RecordActionContext';
import { RecordPanelProvider, type RecordPanels } from './show/RecordPanelContext';

/** Components of the portal that generated screens add or use instead of their own; all are optional. */
export interface PortalParts {
  readonly recordPanels?: RecordPanels;
  readonly recordEditors?: RecordEditors;
  readonly recordAction?: RecordAction;
  readonly listPanels?: ListPanels;
  readonly replaced?: Replacements;
  /** The page that explains why a right is held or missing. */
  readonly whyAddress?: WhyAddress;
}

interface GeneratorProviderProps {
  readonly registry: Registry;
  readonly extensions: ComponentProps<typeof ExtensionsProvider>['value'];
  readonly parts?: PortalParts;
  /** The portal is viewed as another person, so no write is allowed. */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
}

const NONE = {};
const noEditor = () => undefined;
const noReason = () => undefined;

/**
 * Signs the reader out if the rights request is refused. `usePermissions` re-renders on each navigation, so
 * this component has no children.
 */
function RefusedRights() {
  usePermissions();
  return null;
}

/** Provides generated screens with the declarations open to the reader, the API's extensions and the portal's parts. */
export const GeneratorProvider = (props: GeneratorProviderProps) => (
  <GrantsProvider>
    <RefusedRights />
    <Parts {...props} />
  </GrantsProvider>
);

function Parts({ registry, extensions, parts = NONE, isReadOnly = false, children }: GeneratorProviderProps) {
  const {
    recordPanels = NONE,
    recordEditors = noEditor,
    recordAction,
    listPanels = NONE,
    replaced = NONE,
    whyAddress = noReason,
  }: PortalParts = parts;
  const { held } = useGrants();
  const own = useMemo(() => narrowedRegistry(registry, held), [registry, held]);
  const definitions = useMemo(() => resourceDefinitions(own), [own]);
  return (
    <RegistryProvider value={own}>
      <ExtensionsProvider value={extensions}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ReplacementProvider value={replaced}>
            <RecordPanelProvider value={recordPanels}>
              <RecordEditorProvider value={recordEditors}>
                <RecordActionProvider value={recordAction}>
                  <ListPanelProvider value={listPanels}>
                    <WhyProvider value={whyAddress}>
                      <ReadOnlyProvider value={isReadOnly}>{children}</ReadOnlyProvider>
                    </WhyProvider>
                  </ListPanelProvider>
                </RecordActionProvider>
              </RecordEditorProvider>
            </RecordPanelProvider>
          </ReplacementProvider>
        </ResourceDefinitionContextProvider>
      </ExtensionsProvider>
    </RegistryProvider>
  );
}
