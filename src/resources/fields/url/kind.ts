import { fieldFactory, type FieldOptions } from '../../language/kind';
import { writtenKind, type SpecOf } from '../shared/writtenKind';

export type UrlSpec = SpecOf<'url'>;

/**
 * A web address by section 5 of the specification: optional scheme, optional www, a host and a suffix of 2 to
 * 5 letters. Only http and https are allowed, so that a link never runs a script. Stored as typed, with
 * scheme and host in lower case.
 */
export const url = fieldFactory<'url', FieldOptions, string>('url');

const PATTERN =
  '^(?:https?://)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]{0,61}[\\p{L}\\p{N}])?\\.)+[a-zA-Z]{2,5}(?::\\d{1,5})?(?:[/?#]\\S*)?$';
const URL_FORM = new RegExp(PATTERN, 'u');
const ORIGIN = /^(?:https?:\/\/)?[^/?#]+/i;

/** Target of the link; https if no scheme was typed. */
export const hrefOf = (value: string): string => (/^https?:\/\//.test(value) ? value : `https://${value}`);

export const urlKind = writtenKind({
  name: 'url',
  isSelfEvident: true,
  read(typed) {
    const address = typed.replace(ORIGIN, (origin) => origin.toLowerCase());
    return URL_FORM.test(address) ? address : undefined;
  },
  pattern: PATTERN,
  maxLength: 2048,
  seed: (index) => `https://www.exemple${index}.fr`,
  samples: {
    spec: url({ label: ['Site internet', 'Website', 'Website', 'Sítio Web'] }),
    valid: ['https://www.exemple.fr/contact?de=socle#plan', 'exemple.org', 'http://intranet.exemple.paris:8080'],
    coerced: [{ input: ' HTTPS://Exemple.FR/Page ', value: 'https://exemple.fr/Page' }],
    invalid: [
      { input: 'exemple', code: 'url' },
      { input: 'ftp://exemple.fr', code: 'url' },
      { input: 'javascript:alert(1)', code: 'url' },
      { input: 'https://exemple.fr/une page', code: 'url' },
      { input: 'https://exemple.incroyable', code: 'url' },
    ],
  },
});
