import { fieldFactory, type FieldOptions } from '../../language/kind';
import { writtenKind, type SpecOf } from '../shared/writtenKind';

export type EmailSpec = SpecOf<'email'>;

/** An email address in lower case: in practice no two mailboxes differ only by case, but duplicates do. */
export const email = fieldFactory<'email', FieldOptions, string>('email');

// The pattern of HTML email inputs (WHATWG), with at least two labels in the domain.
const LABEL = '[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?';
const PATTERN = `^[a-z0-9.!#$%&'*+/=?^_\`{|}~\\-]{1,64}@${LABEL}(?:\\.${LABEL})+$`;
const EMAIL = new RegExp(PATTERN, 'u');

export const emailKind = writtenKind({
  name: 'email',
  isSelfEvident: true,
  read(typed) {
    const address = typed.toLowerCase();
    return EMAIL.test(address) ? address : undefined;
  },
  pattern: PATTERN,
  // RFC 5321, 4.5.3.1.3: a path has at most 256 characters, including the brackets.
  maxLength: 254,
  seed: (index) => `contact${index}@exemple.fr`,
  samples: {
    spec: email({ label: ['E-mail', 'E-mail', 'E-Mail', 'E-mail'] }),
    valid: ['anne.martin@exemple.fr', "o'brien+socle@mail.exemple.org"],
    coerced: [{ input: ' Anne.Martin@Exemple.FR', value: 'anne.martin@exemple.fr' }],
    invalid: [
      { input: 'anne.martin', code: 'email' },
      { input: 'anne@localhost', code: 'email' },
      { input: 'anne martin@exemple.fr', code: 'email' },
      { input: `${'a'.repeat(65)}@exemple.fr`, code: 'email' },
    ],
  },
});
