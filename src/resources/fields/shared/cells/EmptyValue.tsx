import { useTranslate } from 'ra-core';

/** What stands where a record has no value: an em dash to the eye, words to assistive technology. */
export function EmptyValue() {
  const label = useTranslate()('screens.inputs.empty');
  return (
    <span className="empty-value" role="img" aria-label={label} title={label}>
      —
    </span>
  );
}
