import type { SameKeys } from '../../sameKeys';
import type { password as french } from '../fr/password';

export const password: SameKeys<typeof french> = {
  passwordShort: 'The field must contain at least %{min} characters.',
  passwordLong: 'The field must contain at most %{max} characters.',
  passwordSimple:
    'The field must contain at least 1 lowercase letter, 1 uppercase letter, 1 special character (!@#$%&*()) and 1 digit.',
  confirmed: 'The two entries are not the same.',
};
