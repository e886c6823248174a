import { useTranslate } from 'ra-core';

export const CONTENT_ID = 'content';

/** The first tab stop: skips the menu. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      className="skip-link"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </a>
  );
}
