import { fieldFactory, ok, refuse, type FieldSpec, type Kind } from '../../language/kind';
import { CELL_SEPARATOR, withinLength, type ListBounds } from '../shared/lists';
import {
  FILE_TEXT_IS_A_NAME,
  checkFileOptions,
  readStoredFile,
  storedFileSchema,
  type FileOptions,
  type StoredFile,
} from '../shared/stored';

export interface FilesOptions extends FileOptions, ListBounds {}

export interface FilesSpec extends FilesOptions, FieldSpec {
  readonly kind: 'files';
}

/** Several files, stored by the API in the order of upload. */
export const files = fieldFactory<'files', FilesOptions, readonly StoredFile[]>('files');

const PDF = { id: 'b'.repeat(64), name: 'Compte rendu.pdf', type: 'application/pdf', size: 12_345 };
const PHOTO = { id: 'c'.repeat(64), name: 'atelier.jpg', type: 'image/jpeg', size: 345_678 };

export const filesKind: Kind<FilesSpec, readonly StoredFile[]> = {
  name: 'files',
  check: checkFileOptions,
  parse(input, spec) {
    if (!Array.isArray(input)) return refuse('file');
    const values: StoredFile[] = [];
    for (const [index, one] of input.entries()) {
      const read = readStoredFile(one, spec);
      if (!read.ok) return { ok: false, issues: read.issues.map((issue) => ({ ...issue, path: [String(index)] })) };
      values.push(read.value);
    }
    const bounded = withinLength(values, spec);
    return bounded.ok ? ok(bounded.value) : bounded;
  },
  jsonSchema: (spec) => ({
    type: 'array',
    items: storedFileSchema(spec),
    ...(spec.minItems && { minItems: spec.minItems }),
    ...(spec.maxItems && { maxItems: spec.maxItems }),
  }),
  column: () => 'jsonb',
  operators: () => ['isNotEmpty', 'isEmpty'],
  toText: (values) => values.map(({ name }) => name).join(CELL_SEPARATOR),
  fromText: (cell) => cell,
  oneWayText: FILE_TEXT_IS_A_NAME,
  sortable: false,
  upload: 'several',
  samples: {
    spec: files({ label: ['Fichiers', 'Files', 'Dateien', 'Ficheiros'], maxItems: 2 }),
    valid: [[PDF], [PHOTO, PDF]],
    invalid: [
      { input: PDF, code: 'file' },
      { input: [PDF, { ...PHOTO, name: '' }], code: 'file' },
      { input: [{ ...PDF, size: 26_214_401 }], code: 'fileSize' },
      { input: [PDF, PHOTO, PDF], code: 'maxItems' },
    ],
  },
};
