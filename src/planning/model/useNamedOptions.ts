import { useTranslate } from 'ra-core';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Common props of an `Autocomplete` of named items. */
export function useNamedOptions() {
  const translate = useTranslate();
  return {
    getOptionLabel: ({ name }: Named) => name,
    getOptionKey: ({ id }: Named) => id,
    isOptionEqualToValue: (one: Named, other: Named) => one.id === other.id,
    noOptionsText: translate('screens.inputs.noChoice'),
    openText: translate('screens.inputs.open'),
    closeText: translate('screens.inputs.close'),
    clearText: translate('screens.inputs.clear'),
  };
}
