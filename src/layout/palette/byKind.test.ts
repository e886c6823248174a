import { expect, it } from 'vitest';
import { sampleRegistry } from '../sample.fixture';
import { byKind, type Hit } from './byKind';

const vehicles = sampleRegistry.get('Vehicules');
const themes = sampleRegistry.get('Themes');
const hit = (schema: Hit['schema'], id: number): Hit => ({
  schema,
  command: {
    id: `${schema.name} ${id}`,
    group: 'records',
    label: `${schema.name} ${id}`,
    effect: { kind: 'go', path: '/' },
  },
});
const grouped = (hits: readonly Hit[], listed = [vehicles, themes]) =>
  byKind(hits, { query: 'éle', language: 'fr', listed, translate: (_key, args) => `tout ${args?.['name']}` });

it('records stand under the name of their kind, the best kind first, at most five of each', () => {
  const many = Array.from({ length: 7 }, (_, index) => hit(themes, index));
  const commands = grouped([hit(vehicles, 1), ...many, hit(vehicles, 2)]);
  expect(commands.map(({ heading, label }) => [heading, label])).toEqual([
    ['Véhicules', 'Vehicules 1'],
    ['Véhicules', 'Vehicules 2'],
    ...many.slice(0, 5).map(({ command }) => ['Thèmes', command.label]),
    ['Thèmes', 'tout Thèmes'],
  ]);
});

it('a full kind ends with its list, searched for the same', () => {
  const full = Array.from({ length: 5 }, (_, index) => hit(vehicles, index));
  const all = grouped(full).at(-1);
  expect(all).toMatchObject({ isAll: true, label: 'tout Véhicules' });
  const path = all?.effect.kind === 'go' ? all.effect.path : '';
  expect(JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '')).toMatchObject({ q: 'éle' });
  expect(grouped(full, [themes]).some(({ isAll }) => isAll)).toBe(false);
});
