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

it('knows what an address read first, of the same person', () => {
  expect(firstReadingAt(LIST, '7')).toBe(READING);
  expect(firstReadingAt('/adherents', '7')).toBeUndefined();
});

it('asks for nothing that somebody else read', () => {
  expect(firstReadingAt(LIST, '8')).toBeUndefined();
  beginPerson('8');
  expect(firstReadingAt(LIST, '8')).toBeUndefined();
});

it('forgets it with the person', () => {
  forgetPerson();
  beginPerson('7');
  expect(firstReadingAt(LIST, '7')).toBeUndefined();
});

it('keeps the addresses that were opened last, and bears what others have stored there', () => {
  for (let place = 0; place < 20; place += 1) rememberFirstReading(`/lieu-${place}`, READING);
  expect(firstReadingAt(LIST, '7')).toBeUndefined();
  expect(firstReadingAt('/lieu-0', '7')).toBe(READING);
  localStorage.setItem('socle.firstReadings', '{"/lieu-0": 3');
  expect(firstReadingAt('/lieu-0', '7')).toBeUndefined();
});
