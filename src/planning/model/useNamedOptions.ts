import { useTranslate } from 'ra-core';
import { personLabel } from '../core/personLabel';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly distinction?: string;
}

/** Common props of an `Autocomplete` of named items. */
export function useNamedOptions() {
  const translate = useTranslate();
  return {
    getOptionLabel: personLabel,
    getOptionKey: ({ id }: Named) => id,
    isOptionEqualToValue: (one: Named, other: Named) => one.id === other.id,
    noOptionsText: translate('screens.inputs.noChoice'),
    openText: translate('screens.inputs.open'),
    closeText: translate('screens.inputs.close'),
    clearText: translate('screens.inputs.clear'),
  };
}
