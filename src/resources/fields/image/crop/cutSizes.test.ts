import { expect, it } from 'vitest';
import { sentName, sentSize, turnedSize } from './cutSizes';

const crop = { aspect: 1, width: 512 };

it('larger images are scaled down, and smaller ones kept', () => {
  expect(sentSize({ width: 2048.4 }, crop)).toEqual({ width: 512, height: 512 });
  expect(sentSize({ width: 100.2 }, { aspect: 2, width: 512 })).toEqual({ width: 100, height: 50 });
  expect(sentSize({ width: 0.2 }, crop)).toEqual({ width: 1, height: 1 });
});

it('a rotated image gets the room that it needs', () => {
  const { width, height } = turnedSize(400, 200, 90);
  expect([Math.round(width), Math.round(height)]).toEqual([200, 400]);
  expect(Math.round(turnedSize(100, 100, 45).width)).toBe(141);
});

it('the result is named after the chosen file', () => {
  expect(['IMG_12.HEIC', 'photo', '.png'].map(sentName)).toEqual(['IMG_12.jpg', 'photo.jpg', 'image.jpg']);
});
