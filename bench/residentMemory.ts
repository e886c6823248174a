import { readFile } from 'node:fs/promises';

/** Resident memory of a process in megabytes: now (`VmRSS`), or its peak (`VmHWM`). */
export async function residentMegabytes(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error('the system does not tell how much memory a process has');
  return Number(kilobytes) / 1024;
}
