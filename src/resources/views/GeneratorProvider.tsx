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

/** What the portal adds to generated screens, and what it shows in their place; all of it may be absent. */
export interface PortalParts {
  /** On details pages, by the resource. */
  readonly recordPanels?: RecordPanels;
  /** In the place of a form. */
  readonly recordEditors?: RecordEditors;
  /** A line in the menu of every record. */
  readonly recordAction?: RecordAction;
  /** Above the rows of lists, by the resource. */
  readonly listPanels?: ListPanels;
  /** In the place of screens and cells, by the resource. */
  readonly replaced?: Replacements;
  /** Where one reads why a right is held or missing. */
  readonly whyAddress?: WhyAddress;
}

interface GeneratorProviderProps {
  readonly registry: Registry;
  readonly extensions: ComponentProps<typeof ExtensionsProvider>['value'];
  readonly parts?: PortalParts;
  /** The portal is seen as another person: nothing is written. */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
}

const NONE = {};
const noEditor = () => undefined;
const noReason = () => undefined;

/** Signs out where the rights are refused. It hears of each navigation, which is why it draws nothing and has nothing below it. */
function RefusedRights() {
  usePermissions();
  return null;
}

/** What the generated screens work with: the declarations as far as they are the reader's, what the API can do, and what the portal adds or replaces. */
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
