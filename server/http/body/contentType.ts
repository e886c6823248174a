import type { ContentEnds } from '../../files/fileStore';

/** What content turns out to be by its bytes; `unknown` where nothing is recognised. */
type Recognised = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'officeZip' | 'zip' | 'ole' | 'text' | 'unknown';

const UNKNOWN_TYPE = 'application/octet-stream';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Media types whose content has a form of its own, and the endings of names that promise it. */
const KNOWN: readonly (readonly [type: string, endings: readonly string[], content: readonly Recognised[]])[] = [
  ['application/pdf', ['pdf'], ['pdf']],
  ['image/png', ['png'], ['png']],
  ['image/jpeg', ['jpg', 'jpeg'], ['jpeg']],
  ['image/gif', ['gif'], ['gif']],
  ['image/webp', ['webp'], ['webp']],
  [`${OFFICE}.wordprocessingml.document`, ['docx'], ['officeZip']],
  [`${OFFICE}.spreadsheetml.sheet`, ['xlsx'], ['officeZip']],
  [`${OFFICE}.presentationml.presentation`, ['pptx'], ['officeZip']],
  ['application/vnd.oasis.opendocument.text', ['odt'], ['zip']],
  ['application/vnd.oasis.opendocument.spreadsheet', ['ods'], ['zip']],
  ['application/zip', ['zip'], ['zip', 'officeZip']],
  ['application/msword', ['doc'], ['ole']],
  ['application/vnd.ms-excel', ['xls'], ['ole']],
  ['application/vnd.ms-powerpoint', ['ppt'], ['ole']],
  ['application/vnd.ms-outlook', ['msg'], ['ole']],
  ['text/csv', ['csv'], ['text']],
  ['text/plain', ['txt'], ['text']],
  ['text/html', ['html', 'htm'], ['text']],
  ['image/svg+xml', ['svg'], ['text']],
];

const SIGNATURES: readonly (readonly [Recognised, string])[] = [
  ['pdf', '%PDF-'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['ole', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
];

const UTF_16 = ['\xff\xfe', '\xfe\xff'];

/** The control characters that a text has: tabulator, ends of lines and pages, and the escape of terminals. */
const TEXT_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];

const isTextByte = (byte: number): boolean => (byte < 0x20 ? TEXT_CONTROLS.includes(byte) : byte !== 0x7f);

/** What content is, by its first bytes; of a ZIP archive by the part that every Office document has. */
function recognise({ head, tail }: ContentEnds): Recognised {
  const first = head.toString('latin1');
  const [found] = SIGNATURES.find(([, signature]) => first.startsWith(signature)) ?? [];
  if (found === 'zip') {
    const isOffice = head.includes('[Content_Types].xml') || tail.includes('[Content_Types].xml');
    return isOffice ? 'officeZip' : 'zip';
  }
  if (found) return found;
  if (first.startsWith('RIFF') && first.startsWith('WEBP', 8)) return 'webp';
  return UTF_16.some((mark) => first.startsWith(mark)) || head.every(isTextByte) ? 'text' : 'unknown';
}

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** What content a media type allows; undefined where any will do. */
function allowedBy(type: string): readonly Recognised[] | undefined {
  const known = KNOWN.find(([one]) => one === type)?.[2];
  if (known) return known;
  if (type.startsWith('text/')) return ['text'];
  // Pictures, sounds and films that have no entry are binary, and nothing else that is recognised.
  return /^(image|audio|video|font)\//.test(type) ? ['unknown'] : undefined;
}

/**
 * The media type of a file that arrived. What its sender declares, and what its name promises, has to be true of its
 * content; where the sender says nothing, content and name decide.
 *
 * @returns undefined where they contradict each other: a PDF that is a page of HTML
 * @example arrivedType({ declared: 'application/pdf', name: 'a.pdf' }, { head: Buffer.from('<html>'), tail }) // undefined
 */
export function arrivedType(
  { declared, name }: { readonly declared: string; readonly name: string },
  ends: ContentEnds,
): string | undefined {
  const content = recognise(ends);
  const promised = KNOWN.find(([, endings]) => endings.includes(endingOf(name)));
  if (promised && !promised[2].includes(content)) return undefined;
  // Browsers know the types of files from their system: a CSV is Excel's where Excel is installed.
  if (promised?.[0] === 'text/csv') return 'text/csv';
  if (declared === UNKNOWN_TYPE) {
    return (
      promised?.[0] ?? KNOWN.find(([, , allowed]) => allowed.includes(content) && content !== 'text')?.[0] ?? declared
    );
  }
  return (allowedBy(declared) ?? [content]).includes(content) ? declared : undefined;
}
