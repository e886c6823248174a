import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';

export interface LeftOutButtonProps {
  readonly fields: readonly string[];
  readonly onShow: () => void;
}

/** Says in a table's last head that columns had no room, and shows them. */
export function LeftOutButton({ fields, onShow }: LeftOutButtonProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const label = translate('screens.list.columns.showLeftOut', {
    labels: fields.map((field) => translate(fieldKey(schema, field))).join(', '),
  });
  return (
    // As other heads, which Chromium repeats in print only without button elements.
    <span
      role="button"
      tabIndex={-1}
      className="head-name left-out"
      aria-label={label}
      data-hint={label}
      onClick={onShow}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onShow();
      }}
    >
      {`+${fields.length}`}
    </span>
  );
}
