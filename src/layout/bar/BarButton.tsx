import type { ReactNode } from 'react';

export interface BarButtonProps {
  readonly label: string;
  /** What it opens; absent where it does something at once. */
  readonly popup?: 'menu' | 'dialog';
  readonly isOpen?: boolean;
  readonly disabled?: boolean;
  /** Left out on a telephone, whose bar has no room for it. */
  readonly isSpare?: boolean;
  /** Its icon has the name: a label of the button would hide what the icon shows. */
  readonly isNamed?: boolean;
  /** @param anchor the button, beside which something may open */
  readonly onPress: (anchor: HTMLElement) => void;
  readonly children: ReactNode;
}

/** A button of the bar, as an icon. */
export function BarButton({
  label,
  popup,
  isOpen = false,
  isSpare = false,
  isNamed = false,
  ...props
}: BarButtonProps) {
  const { disabled, onPress, children } = props;
  return (
    <button
      type="button"
      className={isSpare ? 'icon-action is-spare' : 'icon-action'}
      {...{ [isNamed ? 'aria-description' : 'aria-label']: label }}
      data-hint={label}
      {...(popup && { 'aria-haspopup': popup, 'aria-expanded': isOpen })}
      disabled={disabled}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {children}
    </button>
  );
}
