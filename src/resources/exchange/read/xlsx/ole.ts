import type { TableProblemCode } from '../readTypes';

const utf16 = (text: string): readonly number[] => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

const PARTS: readonly (readonly [TableProblemCode, readonly number[]])[] = [
  ['encrypted', utf16('EncryptedPackage')],
  ['oldWorkbook', utf16('Workbook')],
  ['oldWorkbook', utf16('Book')],
];

function includes(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** Classifies an OLE file: an encrypted workbook, an old one, or neither. */
export const oleProblem = (bytes: Uint8Array): TableProblemCode =>
  PARTS.find(([, part]) => includes(bytes, part))?.[0] ?? 'notATable';
