import { expect, it } from 'vitest';
import { sampleRegistry, Vehicules } from './sample.fixture';
import { screenAt } from './screenAt';

it.each([
  ['/vehicules', 'list', undefined],
  ['/vehicules/creation', 'create', undefined],
  ['/vehicules/details/12', 'show', '12'],
  ['/vehicules/modification/12', 'edit', '12'],
])('reads %s', (pathname, screen, id) => {
  expect(screenAt(sampleRegistry, pathname)).toMatchObject({ schema: Vehicules, screen, id });
});

it('another page has no screen', () => {
  expect(screenAt(sampleRegistry, '/home')).toBeUndefined();
});
