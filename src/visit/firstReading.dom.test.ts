import { beforeEach, expect, it } from 'vitest';
import { beginPerson, forgetPerson } from '../authProvider/person';
import { firstReadingAt, rememberFirstReading } from './firstReading';

const LIST = '/adherents?page=2';
const READING = 'Entreprises?PageNumber=2';

beforeEach(() => {
  localStorage.clear();
  beginPerson('7');
  rememberFirstReading(LIST, READING);
});

it('the first request of an address is known for the same person', () => {
  expect(firstReadingAt(LIST, '7')).toBe(READING);
  expect(firstReadingAt('/adherents', '7')).toBeUndefined();
});

it("another person's requests are not reused", () => {
  expect(firstReadingAt(LIST, '8')).toBeUndefined();
  beginPerson('8');
  expect(firstReadingAt(LIST, '8')).toBeUndefined();
});

it('the requests are cleared with the person', () => {
  forgetPerson();
  beginPerson('7');
  expect(firstReadingAt(LIST, '7')).toBeUndefined();
});

it('the latest addresses are kept, and manipulated storage is tolerated', () => {
  for (let place = 0; place < 20; place += 1) rememberFirstReading(`/lieu-${place}`, READING);
  expect(firstReadingAt(LIST, '7')).toBeUndefined();
  expect(firstReadingAt('/lieu-0', '7')).toBe(READING);
  localStorage.setItem('socle.firstReadings', '{"/lieu-0": 3');
  expect(firstReadingAt('/lieu-0', '7')).toBeUndefined();
});
