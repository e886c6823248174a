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
  /** The screen; of a tool those of which one has to be allowed. */
  readonly screens: Screens;
  /** The route pattern at which it stands. */
  readonly route: string;
  readonly Body: ComponentType<{ readonly id: string }>;
}

/** Finds out from the address which collection and record a screen is about, and asks for the right to see it. */
export function ResourceScreen({ schema: declared, screens, route, Body }: ResourceScreenProps) {
  const params = useParams();
  const registry = useRegistry();
  const schema = useMemo(() => readersSchema(registry, declared), [registry, declared]);
  // The one record below a parent has the parent's id.
  const id = params[schema.operations.list === 'single' ? (schema.parent?.parameter ?? '') : 'id'] ?? '';
  const ids = Object.fromEntries(parametersOf(schema.name).map((name) => [name, params[name] ?? '']));
  const address = fillTemplate(schema.name, ids);
  const target = useMemo<ScreenTarget>(
    () => ({ schema, address, parents: registry.resolve(address)?.parents ?? {} }),
    [registry, schema, address],
  );
  const waiting = <ScreenSkeleton screen={screens[0]} />;
  return (
    // The key: another screen, collection or record starts afresh, with none of the state of the one before.
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
