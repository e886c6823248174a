import { expect, it } from 'vitest';
import { pinsOf, storedPins, toggledPin } from './pins';

const visit = (id: number) => ({ resource: 'Entreprises/3/contrats', id: String(id) });

it('reads its stored pins, and ignores anything else', () => {
  expect(pinsOf(storedPins([visit(1), visit(2)]))).toEqual([visit(1), visit(2)]);
  expect(pinsOf(storedPins([]))).toEqual([]);
  expect(pinsOf('Entreprises;../x/1;Entreprises/zwei; Themes/9')).toEqual([{ resource: 'Themes', id: '9' }]);
  expect(pinsOf(null)).toEqual([]);
});

it('pins a record once, and unpins it', () => {
  const pins = toggledPin([visit(1)], visit(2));
  expect(pins).toEqual([visit(2), visit(1)]);
  expect(toggledPin(pins, visit(1))).toEqual([visit(2)]);
});
