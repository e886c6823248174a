import { fieldFactory, type FieldSpec, type Kind } from '../../language/kind';
import {
  FILE_TEXT_IS_A_NAME,
  checkFileOptions,
  readStoredFile,
  storedFileSchema,
  type OneFileOptions,
  type StoredFile,
} from '../shared/stored';

export interface FileFieldSpec extends OneFileOptions, FieldSpec {
  readonly kind: 'file';
}

/** One file, stored by the API. */
export const file = fieldFactory<'file', OneFileOptions, StoredFile>('file');

const PDF = { id: 'a'.repeat(64), name: 'Contrat signé.pdf', type: 'application/pdf', size: 48_213 };

export const fileKind: Kind<FileFieldSpec, StoredFile> = {
  name: 'file',
  check: checkFileOptions,
  parse: readStoredFile,
  jsonSchema: storedFileSchema,
  column: () => 'jsonb',
  operators: () => ['isNotEmpty', 'isEmpty'],
  toText: ({ name }) => name,
  fromText: (cell) => cell,
  oneWayText: FILE_TEXT_IS_A_NAME,
  sortable: false,
  upload: 'one',
  removedBy: (spec) => spec.removedBy,
  samples: {
    spec: file({
      label: ['Fichier', 'File', 'Datei', 'Ficheiro'],
      accept: ['application/pdf', 'text/*'],
      maxBytes: 1_048_576,
    }),
    valid: [PDF, { id: '0123456789abcdef'.repeat(4), name: 'notes.txt', type: 'text/plain', size: 12 }],
    invalid: [
      { input: 'Contrat signé.pdf', code: 'file' },
      { input: { ...PDF, id: '../../etc/passwd' }, code: 'file' },
      { input: { ...PDF, name: '../contrat.pdf' }, code: 'file' },
      { input: { ...PDF, size: -1 }, code: 'file' },
      { input: { ...PDF, size: 0 }, code: 'emptyFile' },
      { input: { ...PDF, url: 'https://exemple.fr' }, code: 'file' },
      { input: { ...PDF, type: 'application/zip' }, code: 'fileType' },
      { input: { ...PDF, size: 1_048_577 }, code: 'fileSize' },
    ],
  },
};
