import { expect, it } from 'vitest';
import { metricsOf, roomyMetrics } from './rowHeights';

const rows = (count: number) => Array.from({ length: count }, () => ({ items: [], lanes: 2 }));
const laneOf = (count: number, height: number, zoom: 'days' | 'hours' = 'days') =>
  roomyMetrics(metricsOf(1380), rows(count), { height, zoom }).lane;

it('lanes grow with few rows, in steps, and never beyond the window', () => {
  expect([1, 3, 4, 20].map((count) => laneOf(count, 640))).toEqual([96, 96, 56, 31]);
  expect(laneOf(1, 100)).toBe(31);
  expect(laneOf(1, 640, 'hours')).toBe(56);
});
