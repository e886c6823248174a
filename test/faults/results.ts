import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fault } from './fault';
import type { Lane } from './lanes';

export interface Result {
  readonly id: string;
  readonly area: string;
  readonly status: 'caught' | 'missed' | 'error';
  readonly lane?: Lane;
  readonly test?: string;
  readonly seconds: number;
  readonly message?: string;
  /** Identity of the fault when it ran. */
  readonly fault: string;
}

/** Identifies a fault until it is edited. */
export const identityOf = ({ file, find, replace }: Fault): string => JSON.stringify([file, find, replace]);

export function readResults(path: string): ReadonlyMap<string, Result> {
  if (!existsSync(path)) return new Map();
  const results = JSON.parse(readFileSync(path, 'utf8')) as readonly Result[];
  return new Map(results.map((result) => [result.id, result]));
}

export function writeResults(path: string, results: Iterable<Result>): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify([...results], null, 2)}\n`);
}

const LEAST_CAUGHT = 0.95;

/** Prints a line per result, and the total. @returns whether enough faults were caught */
export function printResults(results: readonly Result[]): boolean {
  for (const { id, area, status, lane = '', test, message, seconds } of results) {
    const told = test ?? message?.split('\n')[0] ?? '';
    console.log(`${status.padEnd(7)} ${area.padEnd(14)} ${id.padEnd(34)} ${lane.padEnd(8)} ${seconds} s  ${told}`);
  }
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length;
  const [caught, missed, errors] = [count('caught'), count('missed'), count('error')];
  if (errors > 0) console.log(`${errors} could not be tried`);
  console.log(`${caught} caught, ${missed} missed`);
  return errors === 0 && caught >= results.length * LEAST_CAUGHT;
}
