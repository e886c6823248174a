import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment } from './contentDisposition';

it('names the file for old and new readers', () =>
  expect(attachment('été "1".pdf')).toBe(
    'attachment; filename="_t_ _1_.pdf"; filename*=UTF-8\'\'%C3%A9t%C3%A9%20%221%22.pdf',
  ));

it('is one header line of ASCII for any name, and gives the name back', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name.toWellFormed());
    }),
  ));
