import { useTranslate } from 'ra-core';
import { ChoicesInput } from './ChoicesInput';
import { useAllowedTags } from './useNoticeChoices';

/** The tags of a notice about a company, of those that the writer may put. */
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
