import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment } from './contentDisposition';

it('the header names the file for old and new clients', () =>
  expect(attachment('été "1".pdf')).toBe(
    'attachment; filename="_t_ _1_.pdf"; filename*=UTF-8\'\'%C3%A9t%C3%A9%20%221%22.pdf',
  ));

it('the header is one line of ASCII for any name, which can be decoded', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name.toWellFormed());
    }),
  ));
