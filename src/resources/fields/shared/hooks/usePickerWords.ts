import { useTranslate } from 'ra-core';

/** Words of an `Autocomplete`; its buttons are named with the field, because a form has many of them. @param field its label */
export function usePickerWords(field: string) {
  const translate = useTranslate();
  const word = (key: string) => translate(`screens.inputs.${key}`);
  const named = (key: string) => translate('screens.page.labelled', { label: word(key), name: field });
  return {
    noOptionsText: word('noChoice'),
    loadingText: word('loading'),
    openText: named('open'),
    closeText: named('close'),
    clearText: named('clear'),
  };
}
