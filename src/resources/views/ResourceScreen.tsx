import { ResourceContextProvider, useParams } from 'ra-core';
import { Suspense, useMemo, type ComponentType } from 'react';
import { fillTemplate, parametersOf } from '../registry/registry';
import type { Screens } from '../routes/tools';
import type { ResourceSchema } from '../language/resourceSchema';
import { readersSchema } from './list/otherList';
import { useRegistry } from './RegistryContext';
import { ScreenProvider, type ScreenTarget } from './ScreenContext';
import { RequireAccess } from './access/RequireAccess';
import { FocusRelease } from './page/FocusRelease';
import { ScreenSkeleton } from './page/ScreenSkeleton';

export interface ResourceScreenProps {
  readonly schema: ResourceSchema;
  /** The screens of this route; the reader needs access to at least one. Tools list several. */
  readonly screens: Screens;
  readonly route: string;
  readonly Body: ComponentType<{ readonly id: string }>;
}

/** Resolves collection and record from the address, and checks the right to see the screen. */
export function ResourceScreen({ schema: declared, screens, route, Body }: ResourceScreenProps) {
  const params = useParams();
  const registry = useRegistry();
  const schema = useMemo(() => readersSchema(registry, declared), [registry, declared]);
  // A single record below a parent has the parent's id.
  const id = params[schema.operations.list === 'single' ? (schema.parent?.parameter ?? '') : 'id'] ?? '';
  const ids = Object.fromEntries(parametersOf(schema.name).map((name) => [name, params[name] ?? '']));
  const address = fillTemplate(schema.name, ids);
  const target = useMemo<ScreenTarget>(
    () => ({ schema, address, parents: registry.resolve(address)?.parents ?? {} }),
    [registry, schema, address],
  );
  const waiting = <ScreenSkeleton screen={screens[0]} />;
  return (
    // The key remounts the screen for another route, collection or record, so that no state is carried over.
    <ScreenProvider key={`${route} ${address} ${id}`} value={target}>
      <FocusRelease />
      <ResourceContextProvider value={address}>
        <RequireAccess screens={screens} waiting={waiting}>
          <Suspense fallback={waiting}>
            <Body id={id} />
          </Suspense>
        </RequireAccess>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}
