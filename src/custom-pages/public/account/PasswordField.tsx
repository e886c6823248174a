import { passwordIssues } from '../../../resources/access/password';
import { fill } from '../publicWords';
import { SecretBox, type SecretBoxProps } from './SecretBox';

/** The parts of the rule that are always shown, in page order: an empty password breaks both. */
const RULE = passwordIssues('');

/** A new password, with the rule's parts ticked while typing. */
export function PasswordField(props: Omit<SecretBoxProps, 'label' | 'children'>) {
  const { account, password } = props.words;
  const broken = passwordIssues(props.value);
  const shown = [...RULE, ...broken.filter(({ code }) => !RULE.some((part) => part.code === code))];
  return (
    <SecretBox {...props} label={account.password}>
      {shown.map(({ code, args = {} }) => {
        const isMet = !broken.some((issue) => issue.code === code);
        return (
          <li key={code} data-met={isMet}>
            {fill(password[code as keyof typeof password], args)}
            <span className="public-hidden">{isMet ? ` ${account.met}` : ''}</span>
          </li>
        );
      })}
    </SecretBox>
  );
}
