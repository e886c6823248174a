import { describe, expect, it } from 'vitest';
import { arrivedType } from './contentType';

const ends = (content: string) => {
  const bytes = Buffer.from(content, 'latin1');
  return { head: bytes, tail: bytes };
};

const PDF = '%PDF-1.7\n%âãÏÓ';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
const HTML = '<!doctype html><script>alert(1)</script>';
const DOCX = 'PK\x03\x04\x14\0…word/document.xml…PK\x01\x02[Content_Types].xml';
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0';

describe('the type of an uploaded file', () => {
  it.each([
    ['application/pdf', 'a.pdf', PDF],
    ['image/png', 'a.png', PNG],
    ['image/jpeg', 'a.JPG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image/gif', 'a.gif', 'GIF89a\0'],
    ['image/webp', 'a.webp', 'RIFF\0\0\0\0WEBPVP8 '],
    [DOCX_TYPE, 'a.docx', DOCX],
    ['application/zip', 'a.zip', 'PK\x03\x04\0'],
    ['application/msword', 'a.doc', OLE],
    ['text/plain', 'a.txt', 'Été, déjà'],
    ['text/html', 'a.html', HTML],
    ['text/plain', 'sans-extension', '\xff\xfea\0b\0'],
    ['application/x-inconnu', 'a.bin', '\0\x01\x02'],
    ['video/mp4', 'a.mp4', '\0\0\0\x18ftypmp42'],
  ])('%s (%s) is accepted as declared', (declared, name, content) =>
    expect(arrivedType({ declared, name }, ends(content))).toBe(declared),
  );

  it.each([
    ['application/pdf', 'a.pdf', HTML],
    ['text/html', 'a.pdf', HTML],
    ['application/pdf', 'a', HTML],
    ['application/pdf', 'a.pdf', PNG],
    ['image/png', 'a.png', PDF],
    ['image/bmp', 'a.bmp', HTML],
    ['text/plain', 'a.txt', PDF],
    ['text/plain', 'a', 'MZ\0\0'],
    [DOCX_TYPE, 'a.docx', 'PK\x03\x04\0'],
    ['application/msword', 'a.doc', HTML],
    ['application/octet-stream', 'a.pdf', HTML],
  ])('%s (%s) is refused if the content does not match', (declared, name, content) =>
    expect(arrivedType({ declared, name }, ends(content))).toBeUndefined(),
  );

  it.each([
    ['a.pdf', PDF, 'application/pdf'],
    ['a', PNG, 'image/png'],
    ['a.docx', DOCX, DOCX_TYPE],
    ['a.txt', 'abc', 'text/plain'],
    ['a', 'abc', 'application/octet-stream'],
    ['a', '\0\x01', 'application/octet-stream'],
  ])('of %s is detected if undeclared', (name, content, type) =>
    expect(arrivedType({ declared: 'application/octet-stream', name }, ends(content))).toBe(type),
  );

  it('of a CSV is recognised, whatever Windows declares', () =>
    expect(arrivedType({ declared: 'application/vnd.ms-excel', name: 'a.csv' }, ends('a;b\n1;2'))).toBe('text/csv'));
});
