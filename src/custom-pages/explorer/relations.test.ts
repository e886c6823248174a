import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { findResources } from './findResources';
import { BOX, layoutDiagram } from './layoutDiagram';
import { relationsOf } from './relations';

const registry = createRegistry(schemas);
const names = (list: readonly { readonly schema: { readonly name: string } }[]) =>
  list.map(({ schema }) => schema.name);

it('every resource links to its neighbours and back', () => {
  for (const { name } of registry.visible) {
    const { incoming, outgoing } = relationsOf(registry, name);
    for (const neighbour of names(outgoing)) expect(names(relationsOf(registry, neighbour).incoming)).toContain(name);
    for (const neighbour of names(incoming)) expect(names(relationsOf(registry, neighbour).outgoing)).toContain(name);
  }
  expect(names(relationsOf(registry, 'Entreprises').incoming)).toContain('Entreprises/{entrepriseId}/contrats');
});

it('boxes do not overlap, and stay within the picture', () => {
  for (const [incoming, outgoing] of [
    [0, 0],
    [1, 40],
    [60, 2],
    [3, 3],
  ] as const) {
    const layout = layoutDiagram(incoming, outgoing);
    const boxes = [layout.centre, ...layout.incoming, ...layout.outgoing];
    for (const [index, box] of boxes.entries()) {
      expect(box.x + BOX.width).toBeLessThan(layout.width);
      expect(box.y + BOX.height).toBeLessThanOrEqual(layout.height);
      expect(box.y).toBeGreaterThanOrEqual(0);
      const overlaps = boxes.slice(index + 1).filter(({ x, y }) => x === box.x && Math.abs(y - box.y) < BOX.height);
      expect(overlaps).toEqual([]);
    }
  }
});

it('resources are found by labels, fields and rights, ignoring accents', () => {
  expect(findResources(registry.visible, 'TYPES_CONTRATS', 'fr').map(({ name }) => name)).toContain('TypeContrats');
  expect(findResources(registry.visible, 'metier xyz', 'fr')).toEqual([]);
});
