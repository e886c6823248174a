import { ResourceContextProvider, useParams } from 'ra-core';
import { Suspense, useMemo, type ComponentType } from 'react';
import type { Screen } from '../paths';
import { fillTemplate, parametersOf } from '../registry';
import type { ResourceSchema } from '../types';
import { useRegistry } from './RegistryContext';
import { ScreenProvider, type ScreenTarget } from './ScreenContext';
import { RequireAccess } from './access/RequireAccess';
import { ScreenSkeleton } from './page/ScreenSkeleton';

export interface ResourceScreenProps {
  readonly schema: ResourceSchema;
  readonly screen: Screen;
  readonly Body: ComponentType<{ readonly id: string }>;
}

/** Finds out from the address which collection and record a screen is about, and asks for the right to see it. */
export function ResourceScreen({ schema, screen, Body }: ResourceScreenProps) {
  const params = useParams();
  const id = params.id ?? '';
  const ids = Object.fromEntries(parametersOf(schema.name).map((name) => [name, params[name] ?? '']));
  const address = fillTemplate(schema.name, ids);
  const registry = useRegistry();
  const target = useMemo<ScreenTarget>(
    () => ({ schema, address, parents: registry.resolve(address)?.parents ?? {} }),
    [registry, schema, address],
  );
  return (
    // The key: another collection or record starts afresh, with none of the state of the one before.
    <ScreenProvider key={`${screen} ${address} ${id}`} value={target}>
      <ResourceContextProvider value={address}>
        <RequireAccess action={screen} waiting={<ScreenSkeleton screen={screen} />}>
          <Suspense fallback={<ScreenSkeleton screen={screen} />}>
            <Body id={id} />
          </Suspense>
        </RequireAccess>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}
