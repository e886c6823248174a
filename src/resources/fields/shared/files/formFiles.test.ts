import { describe, expect, it } from 'vitest';
import { fileKind } from '../../file/kind';
import { filesKind } from '../../files/kind';
import { filesOf, isPending, issueOfFiles, pendingFile } from './formFiles';

const pdf = (size: number) =>
  pendingFile(new File([new Uint8Array(size)], '../contrat.pdf', { type: 'application/pdf' }));
const one = fileKind.samples.spec;
const several = filesKind.samples.spec;

describe('the files of a form', () => {
  it('are refused like the API would, before sending', () => {
    expect(issueOfFiles(pdf(10), one)).toBeUndefined();
    expect(issueOfFiles(pdf(1_048_577), one)?.code).toBe('fileSize');
    expect(issueOfFiles(pendingFile(new File(['x'], 'a.zip', { type: 'application/zip' })), one)?.code).toBe(
      'fileType',
    );
    expect(issueOfFiles([pdf(1), pdf(1), pdf(1)], several)?.code).toBe('maxItems');
  });

  it('may be empty, unless required', () => {
    expect(issueOfFiles(null, one)).toBeUndefined();
    expect(issueOfFiles(null, { ...one, required: true })?.code).toBe('required');
    expect(issueOfFiles([], { ...several, required: true })?.code).toBe('required');
  });

  it('are stored and new ones together', () => {
    const [stored] = filesKind.samples.valid;
    expect(filesOf([...stored, pdf(1)]).map(isPending)).toEqual([false, true]);
    expect(issueOfFiles([...stored, pdf(1)], several)).toBeUndefined();
  });
});
