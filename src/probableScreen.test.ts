import { expect, it } from 'vitest';
import { probableScreen } from './probableScreen';
import { hasScreens } from './resources/access/access';
import { schemas } from './portal/declared';
import { screenAddresses } from './resources/views/screenAddresses';

it('the screen of every declared address is found', () => {
  const all = schemas.filter(hasScreens).flatMap(screenAddresses);
  const wrong = all.filter(({ path, screen }) => probableScreen(path.replace(/:\w+/g, '12')) !== screen);
  expect(wrong.map(({ path, screen }) => `${screen} ${path}`)).toEqual([]);
});

it('a trailing slash is ignored', () => expect(probableScreen('/adherents/creation/')).toBe('create'));
