import { expect, it } from 'vitest';
import { fittingSize } from './shrinkPicture';

it('a picture keeps its proportions, and is never enlarged', () => {
  expect(fittingSize(4000, 3000)).toEqual({ width: 2000, height: 1500 });
  expect(fittingSize(300, 4000)).toEqual({ width: 150, height: 2000 });
  expect(fittingSize(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fittingSize(10_000, 1)).toEqual({ width: 2000, height: 1 });
});
