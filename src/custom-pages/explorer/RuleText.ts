import type { AccessRule } from '../../resources/language/accessRule';
import { useExplorerWord } from './useExplorerWord';

interface RuleTextProps {
  readonly rule: AccessRule | 'session' | 'anonymous';
}

export function RuleText({ rule }: RuleTextProps) {
  const word = useExplorerWord();
  if (rule === 'anonymous') return word('everybody');
  if (rule === 'session') return word('everySession');
  const { rights, fonctions, notRights = [], notFonctions = [] } = rule;
  const any = (names: readonly string[] | undefined) => names?.join(` ${word('or')} `) ?? '';
  const excluded = [...notRights, ...notFonctions];
  const wanted = [any(rights), any(fonctions)].filter(Boolean).join(' + ') || word('everySession');
  return excluded.length > 0 ? `${wanted} (${word('without')} ${excluded.join(', ')})` : wanted;
}
