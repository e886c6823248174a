import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { isPinned, toggledPin } from '../pins/pins';
import { screenAt } from '../screenAt';
import { pinCommands } from './pinCommands';
import type { Visit } from '../visits/visits';

const registry = createRegistry(schemas);
const words = (key: string) => key.split('.').at(-1) ?? '';

it('the open record is pinned, and taken off again', () => {
  let pins: readonly Visit[] = [];
  const toggle = (visit: Visit) => void (pins = toggledPin(pins, visit));
  const at = screenAt(registry, '/adherents/41/contrats/details/7');
  const offered = () =>
    pinCommands(at, { isKnown: true, isPinned: (visit) => isPinned(pins, visit), toggle }, words)[0];
  const choose = () => {
    const effect = offered()?.effect;
    if (effect?.kind === 'run') effect.run();
  };
  expect(offered()?.label).toBe('pinRecord');
  choose();
  expect(pins).toEqual([{ resource: 'Entreprises/41/contrats', id: '7' }]);
  expect(offered()?.label).toBe('unpinRecord');
  choose();
  expect(pins).toEqual([]);
});

it.each(['/adherents', '/adherents/modification/41', '/home'])('nothing is pinned at %s', (pathname) => {
  const pins = { isKnown: true, isPinned: () => false, toggle: () => undefined };
  expect(pinCommands(screenAt(registry, pathname), pins, words)).toEqual([]);
});
