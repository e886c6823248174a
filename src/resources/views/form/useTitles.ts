import { useTranslate } from 'ra-core';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { ofInSentence } from '../../language/inSentence';
import { resourceKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { useNameOf } from '../naming/useNaming';

export function useCreateTitle(): string {
  const translate = useTranslate();
  const { schema } = useScreen();
  const name = translate(resourceKey(schema, 'name'), { smart_count: 1 });
  const other = translate('screens.form.createTitle', { name: ofInSentence(name, useReaderLanguage()) });
  return translate(resourceKey(schema, '$new'), { _: other });
}

export function useEditTitle(record: AnyRecord | undefined): string {
  const translate = useTranslate();
  return translate('screens.form.editTitle', { name: useNameOf(record) });
}
