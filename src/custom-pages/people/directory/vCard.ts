import { nameOf, type DirectoryPerson } from './entry';

/** Octets of a line (RFC 6350, 3.2). */
const LONGEST_LINE = 75;

const escape = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** A line folded into lines of at most 75 octets, none of which ends within a character. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_LINE) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** The card of a person (RFC 6350, version 4.0), for address books. */
export function vCardOf(entry: DirectoryPerson): string {
  const { nom, prenom, fonctions, structure, emailProfessionnel, telephone } = entry;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escape(nameOf(entry))}`,
    `N:${escape(nom)};${escape(prenom)};;;`,
    ...(structure ? [`ORG:${escape(structure)}`] : []),
    ...fonctions.map((title) => `TITLE:${escape(title)}`),
    ...(emailProfessionnel ? [`EMAIL;TYPE=work:${escape(emailProfessionnel)}`] : []),
    ...(telephone ? [`TEL;TYPE=work;VALUE=uri:tel:${telephone.replace(/[^\d+]/g, '')}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
