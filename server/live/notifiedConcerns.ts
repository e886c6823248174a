import { isRouteAllowed } from '../../src/resources/access/access';
import type { Registry } from '../../src/resources/registry/registry';
import { sessionOf } from '../identity/authenticate';
import type { LiveConcern } from './liveTopics';

/** Receivers of declared notifications, whose inbox must be reloaded. */
export const notifiedConcerns = ({ schemas }: Pick<Registry, 'schemas'>): readonly LiveConcern[] =>
  schemas.flatMap(({ name: resource, after }) =>
    after.flatMap(({ notification }): readonly LiveConcern[] => {
      if (!notification) return [];
      const { to } = notification;
      return typeof to === 'string'
        ? [{ topic: 'inbox', resource, decides: () => false, person: to }]
        : [{ topic: 'inbox', resource, decides: (request) => isRouteAllowed(to, sessionOf(request).grants) }];
    }),
  );
