import { createHash } from 'node:crypto';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';

export class Upload {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: Buffer,
  ) {}

  get stored(): StoredFile {
    const { name, type, content } = this;
    return { id: createHash('sha256').update(content).digest('hex'), name, type, size: content.length };
  }
}

const FORMS = [
  { ending: 'pdf', type: 'application/pdf', start: Buffer.from('%PDF-1.7\n') },
  { ending: 'png', type: 'image/png', start: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
  { ending: 'txt', type: 'text/plain', start: Buffer.from('Texte : ') },
];

const isAccepted = (spec: FieldSpec, file: Upload): boolean =>
  kindOf(spec).parse(kindOf(spec).upload === 'several' ? [file.stored] : file.stored, spec).ok;

/** A page that would run a script if a browser rendered it. */
export const page = new Upload('page.html', 'text/html', Buffer.from('<!doctype html><script>alert(1)</script>'));

export const acceptsPages = (spec: FieldSpec): boolean => isAccepted(spec, page);

/**
 * A file that a field accepts, with content that differs by index. @throws {Error} if it accepts none of the formats
 */
export function uploadFor(spec: FieldSpec, index: number): Upload {
  for (const { ending, type, start } of FORMS) {
    const content = Buffer.concat([start, Buffer.from(`contenu ${index} \x01\xff`, 'latin1')]);
    const file = new Upload(
      `Pièce ${index}.${ending}`,
      type,
      type === 'text/plain' ? Buffer.from(`Pièce ${index}`) : content,
    );
    if (isAccepted(spec, file)) return file;
  }
  throw new Error(`a field of the kind '${spec.kind}' accepts none of the files`);
}
