import { useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { useNameOf } from '../naming/useNaming';

export function useCreateTitle(): string {
  const translate = useTranslate();
  const { schema } = useScreen();
  return translate('screens.form.createTitle', { name: translate(resourceKey(schema, 'name'), { smart_count: 1 }) });
}

export function useEditTitle(record: AnyRecord | undefined): string {
  const translate = useTranslate();
  return translate('screens.form.editTitle', { name: useNameOf(record) });
}
