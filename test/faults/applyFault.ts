import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';

/** The reason why a fault does not apply below `root`; undefined if it applies. */
export function obstacleOf(root: string, { file, find, replace }: Fault): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} does not exist`;
  if (find === replace) return 'it changes nothing';
  const count = readFileSync(path, 'utf8').split(find).length - 1;
  return count === 1 ? undefined : `its text occurs ${count} times in ${file}, and has to occur once`;
}

export function faultyText(root: string, fault: Fault): string {
  const obstacle = obstacleOf(root, fault);
  if (obstacle) throw new Error(`the fault '${fault.id}' does not apply: ${obstacle}`);
  const [before = '', after = ''] = readFileSync(join(root, fault.file), 'utf8').split(fault.find);
  return `${before}${fault.replace}${after}`;
}

/** Writes a fault into a checkout. @returns removes it again */
export function applyFault(root: string, fault: Fault): () => void {
  const path = join(root, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, faultyText(root, fault));
  return () => writeFileSync(path, text);
}
