import type { ReactNode, Ref } from 'react';

export interface BarButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  /** Absent if the button acts at once. */
  readonly popup?: 'menu' | 'dialog';
  readonly isOpen?: boolean;
  readonly disabled?: boolean;
  /** Hidden on a phone, whose bar lacks room. */
  readonly isSpare?: boolean;
  /** The icon carries the name: a label of the button would hide the icon's badge from screen readers. */
  readonly isNamed?: boolean;
  /** @param anchor the button, to anchor a popup */
  readonly onPress: (anchor: HTMLElement) => void;
  readonly children: ReactNode;
}

export function BarButton({
  label,
  popup,
  isOpen = false,
  isSpare = false,
  isNamed = false,
  ...props
}: BarButtonProps) {
  const { ref, disabled, onPress, children } = props;
  return (
    <button
      ref={ref}
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
