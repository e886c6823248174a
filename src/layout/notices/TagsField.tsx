import { useTranslate } from 'ra-core';
import { ChoicesInput } from './ChoicesInput';
import { useAllowedTags } from './useNoticeChoices';

/** Tags of a notice about a company, limited to those that the reader may use. */
export function TagsField({ isBusy }: { readonly isBusy: boolean }) {
  const translate = useTranslate();
  const { data } = useAllowedTags();
  const isEmpty = data?.length === 0;
  return (
    <ChoicesInput
      source="tagsId"
      label={translate('notices.tags')}
      choices={data}
      disabled={isBusy || isEmpty}
      help={isEmpty ? translate('notices.noTags') : undefined}
    />
  );
}
