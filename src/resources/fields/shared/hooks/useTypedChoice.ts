import { useTranslate } from 'ra-core';
import { useState } from 'react';

export interface TypedChoice<Option> {
  /** Says which text was left without a choice. */
  readonly warning: string | undefined;
  readonly forget: () => void;
  /** To call when the input loses the focus. @param found the options of the typed text; undefined if not known yet */
  readonly leave: (typed: string, found: readonly Option[] | undefined) => void;
}

/** A text typed in a picker and left: its only option is taken, any other text is said not to be. */
export function useTypedChoice<Option>(take: (option: Option) => void): TypedChoice<Option> {
  const translate = useTranslate();
  const [lost, setLost] = useState<string>();
  return {
    warning: lost && translate('screens.inputs.notTaken', { text: lost }),
    forget: () => setLost(undefined),
    leave(typed, found = []) {
      const text = typed.trim();
      if (text === '') return;
      const [only, ...others] = found;
      if (only !== undefined && others.length === 0) take(only);
      else setLost(text);
    },
  };
}
