import { expect, it } from 'vitest';
import { probableScreen } from './probableScreen';
import { hasScreens } from './resources/access/access';
import { schemas } from './portal/declared';
import { screenAddresses } from './resources/views/screenAddresses';

it('finds the screen of every declared address', () => {
  const all = schemas.filter(hasScreens).flatMap(screenAddresses);
  const wrong = all.filter(({ path, screen }) => probableScreen(path.replace(/:\w+/g, '12')) !== screen);
  expect(wrong.map(({ path, screen }) => `${screen} ${path}`)).toEqual([]);
});

it('takes no notice of a last slash', () => expect(probableScreen('/adherents/creation/')).toBe('create'));
