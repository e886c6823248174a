import { renameSync, rmSync } from 'node:fs';

/** Moves a folder. @returns whether it could be: not for these codes */
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
 * Puts a folder in the place of another one, which is there or not. Programs that do so at the same time do not disturb
 * each other: the folder of the last one stays.
 *
 * @param {string} folder the new one, on the same disk
 * @param {string} target its place
 */
export function replaceFolder(folder, target) {
  const former = `${folder}.former`;
  do {
    rmSync(former, { recursive: true, force: true });
    // There may be none.
    move(target, former, 'ENOENT');
    // Another program may have put its own there meanwhile.
  } while (!move(folder, target, 'ENOTEMPTY', 'EEXIST'));
  rmSync(former, { recursive: true, force: true });
}
