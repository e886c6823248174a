import { passwordIssues } from '../../../resources/access/password';
import { fill, type PublicWords } from '../publicWords';

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

export function newPasswordRefusals(
  words: PublicWords,
  { password, repeated }: NewPassword,
): Readonly<Record<keyof NewPassword, readonly string[]>> {
  const issues = passwordIssues(password);
  const short = issues.find(({ code }) => code === 'passwordShort');
  const tooShort = fill(words.account.tooShort, { ...short?.args, field: words.account.password });
  return {
    password: short ? [tooShort] : issues.length > 0 ? [words.account.tooWeak] : [],
    repeated: password === repeated ? [] : [words.password.confirmed],
  };
}
