import { renameSync, rmSync } from 'node:fs';

/** Renames a folder. @returns false if it fails with one of these error codes */
function move(from, to, ...codes) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Replaces a folder, whether it exists or not. Safe for concurrent processes: the last one wins.
 * @param {string} folder the new one, on the same disk
 * @param {string} target its place
 */
export function replaceFolder(folder, target) {
  const former = `${folder}.former`;
  do {
    rmSync(former, { recursive: true, force: true });
    // The target may not exist.
    move(target, former, 'ENOENT');
    // Another process may have created the target meanwhile.
  } while (!move(folder, target, 'ENOTEMPTY', 'EEXIST'));
  rmSync(former, { recursive: true, force: true });
}
