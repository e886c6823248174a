import type { DirectoryPerson } from './entry';

/** Maximum octets per line (RFC 6350, 3.2). */
const LONGEST_LINE = 75;

const escape = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** Folds a line to at most 75 octets, without splitting a character. */
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

/** A vCard 4.0 (RFC 6350). */
export function vCardOf(entry: DirectoryPerson): string {
  const { nom, prenom, fonctions, structure, emailProfessionnel, telephone } = entry;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escape(`${prenom} ${nom}`.trim())}`,
    `N:${escape(nom)};${escape(prenom)};;;`,
    ...(structure ? [`ORG:${escape(structure)}`] : []),
    ...fonctions.map((title) => `TITLE:${escape(title)}`),
    ...(emailProfessionnel ? [`EMAIL;TYPE=work:${escape(emailProfessionnel)}`] : []),
    ...(telephone ? [`TEL;TYPE=work;VALUE=uri:tel:${telephone.replace(/[^\d+]/g, '')}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
