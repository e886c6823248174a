import type { ContentEnds } from '../../files/fileStore';

type Recognised = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'officeZip' | 'zip' | 'ole' | 'text' | 'unknown';

const UNKNOWN_TYPE = 'application/octet-stream';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Media types that we recognise by their bytes, with the file name extensions that imply them. */
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

/** Control characters that occur in text: tab, line feed, form feed, carriage return and the terminals' escape. */
const TEXT_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];

const isTextByte = (byte: number): boolean => (byte < 0x20 ? TEXT_CONTROLS.includes(byte) : byte !== 0x7f);

/** Detects the content from its first bytes; an Office document is a ZIP archive with a `[Content_Types].xml`. */
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

/** Returns the contents that a media type allows; undefined if it allows any. */
function allowedBy(type: string): readonly Recognised[] | undefined {
  const known = KNOWN.find(([one]) => one === type)?.[2];
  if (known) return known;
  if (type.startsWith('text/')) return ['text'];
  // Media types without an entry above are binary: content that we recognise as something else contradicts them.
  return /^(image|audio|video|font)\//.test(type) ? ['unknown'] : undefined;
}

/**
 * Determines the media type of an uploaded file. The declared type and the file name must agree with the content;
 * if the client declares no type, content and name decide.
 *
 * @returns undefined if they contradict each other, such as a PDF that is a page of HTML
 * @example arrivedType({ declared: 'application/pdf', name: 'a.pdf' }, { head: Buffer.from('<html>'), tail }) // undefined
 */
export function arrivedType(
  { declared, name }: { readonly declared: string; readonly name: string },
  ends: ContentEnds,
): string | undefined {
  const content = recognise(ends);
  const promised = KNOWN.find(([, endings]) => endings.includes(endingOf(name)));
  if (promised && !promised[2].includes(content)) return undefined;
  // Browsers take the type from the operating system: where Excel is installed, they declare a CSV as an Excel file.
  if (promised?.[0] === 'text/csv') return 'text/csv';
  if (declared === UNKNOWN_TYPE) {
    return (
      promised?.[0] ?? KNOWN.find(([, , allowed]) => allowed.includes(content) && content !== 'text')?.[0] ?? declared
    );
  }
  return (allowedBy(declared) ?? [content]).includes(content) ? declared : undefined;
}
